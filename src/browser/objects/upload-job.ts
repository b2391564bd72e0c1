import type { SettableMetadata } from './object-metadata.ts'
import type { StorageContext } from './storage-request.ts'
import type { uploadSource } from './upload-source.ts'

export type UploadOptions = {
  contentType?: string
  metadata?: Omit<SettableMetadata, 'contentType'>
  /** The generation to overwrite; '0' when the object must not exist yet. */
  ifGenerationMatch?: string
  onProgress?: (progress: { bytesTransferred: number; totalBytes: number }) => void
  /** An upload in parts that was stopped can be resumed by the error's `resumeUrl`. */
  signal?: AbortSignal
  resumeUrl?: string
}

export type UploadJob = {
  context: StorageContext
  path: string
  url: string
  source: ReturnType<typeof uploadSource>
  settings: object
  contentType: string
  options: UploadOptions
}
