import { noDownloadUrl } from './storage-error.ts'
import { fieldsOf, objectUrl, type StorageContext } from './storage-request.ts'
import type { StorageResponse } from './to-storage-error.ts'

export type ObjectMetadata = {
  bucket: string
  fullPath: string
  name: string
  /** Changes with every upload. */
  generation: string
  size: number
  contentType: string
  timeCreated: string
  updated: string
  customMetadata: Record<string, string>
  /** Each opens the object for its holder; empty where that is not allowed. */
  downloadTokens: string[]
}

/** Null removes a value. */
export type SettableMetadata = {
  contentType?: string | null
  cacheControl?: string | null
  contentDisposition?: string | null
  contentEncoding?: string | null
  contentLanguage?: string | null
  customMetadata?: Record<string, string | null> | null
}

export function readMetadata(answer: StorageResponse): ObjectMetadata {
  const fields = fieldsOf(answer)
  const text = (name: string) => String(fields[name] ?? '')
  const fullPath = text('name')
  return {
    bucket: text('bucket'),
    fullPath,
    name: fullPath.slice(fullPath.lastIndexOf('/') + 1),
    generation: text('generation'),
    size: Number(fields.size ?? 0),
    contentType: text('contentType'),
    timeCreated: text('timeCreated'),
    updated: text('updated'),
    customMetadata: (fields.metadata ?? {}) as Record<string, string>,
    downloadTokens: text('downloadTokens').split(',').filter(Boolean),
  }
}

export function writeMetadata({ customMetadata, ...settings }: SettableMetadata): object {
  return { ...settings, ...(customMetadata !== undefined && { metadata: customMetadata }) }
}

/** Readable for all who have the URL (spec §7, "Download URL"). */
export function downloadUrl(context: StorageContext, metadata: ObjectMetadata): string {
  const [token] = metadata.downloadTokens
  if (token === undefined) throw noDownloadUrl(metadata.fullPath)
  return `${objectUrl(context, metadata.fullPath)}?alt=media&token=${encodeURIComponent(token)}`
}
