import type { ObjectRow } from './object-repository.ts'
import { bucketName } from './object-rules.ts'
import { parseSettings } from './object-settings.ts'

/** The object resource of the protocol: all values are strings, except in the custom metadata. */
export function toDocument(row: ObjectRow) {
  const settings = parseSettings(row.metadata)
  return {
    name: row.name,
    bucket: bucketName,
    generation: String(row.generation),
    metageneration: String(row.metageneration),
    contentType: row.content_type,
    timeCreated: new Date(row.created_at).toISOString(),
    updated: new Date(row.updated_at).toISOString(),
    storageClass: 'STANDARD',
    size: String(row.size),
    md5Hash: row.md5,
    crc32c: row.crc32c,
    etag: etagOf(row),
    downloadTokens: row.token,
    contentEncoding: 'identity',
    contentDisposition: 'inline',
    ...settings,
  }
}

/** Changes with the metadata too, which is sent in the headers of a download. */
export function etagOf({ generation, metageneration }: ObjectRow): string {
  return `${generation}-${metageneration}`
}
