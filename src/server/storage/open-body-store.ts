import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { BodyStore } from './body-store.ts'
import { openFileBodyStore } from './file-body-store.ts'

/** Opens what STORAGE_URL names; what only a bucket needs is loaded with a bucket. */
export async function openBodyStore(
  { storage, dataDir }: Pick<Env, 'storage' | 'dataDir'>,
  log: Logger,
): Promise<BodyStore> {
  if (storage.kind === 'file') return openFileBodyStore(join(dataDir, 'objects'))
  const { openS3BodyStore } = await import('./s3-body-store.ts')
  return openS3BodyStore(storage, { log })
}
