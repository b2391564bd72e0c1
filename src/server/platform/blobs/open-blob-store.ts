import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { Log } from '../observability/log.ts'
import type { BlobStore } from './blob-store.ts'
import { openFileBlobStore } from './file-blob-store.ts'

/** The S3 client is loaded only for a bucket. */
export async function openBlobStore(
  { storage, dataDir }: Pick<Env, 'storage' | 'dataDir'>,
  log: Log,
): Promise<BlobStore> {
  if (storage.kind === 'file') return openFileBlobStore(join(dataDir, 'objects'))
  const { openS3BlobStore } = await import('./s3-blob-store.ts')
  return openS3BlobStore(storage, { log })
}
