import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import { notFound } from './object-rules.ts'
import { storeObject } from './store-object.ts'
import { getUpload, readParts, type StoredSettings, type UploadRow } from './upload-repository.ts'

/** Stores the object of all parts; a repeated call gives the same object. */
export async function finishUpload(services: ObjectContext, upload: UploadRow): Promise<ObjectRow> {
  const { id, name, owner_id: userId, received, expected_size } = upload
  if (upload.finished_at !== null) return await getFinishedObject(services, upload)
  if (expected_size !== null && expected_size !== received) {
    throw new AppError(
      'invalid_request',
      `${expected_size} bytes were announced, and ${received} came.`,
    )
  }
  const parts = readParts(upload)
  const kept: StoredSettings = JSON.parse(upload.metadata)
  try {
    const bytes = await joinParts(services, parts)
    return await storeObject(services, {
      ...kept,
      userId,
      name,
      bytes,
      contentType: upload.content_type || null,
      ifGeneration: upload.if_generation,
      completes: { id, received, partIds: parts },
    })
  } catch (error) {
    const now = await getUpload(services.database.db, id, userId)
    if (now.finished_at === null) throw error
    return await getFinishedObject(services, now)
  } finally {
    services.blobCleanup.wake()
  }
}

/** The object of a finished upload; throws when it was replaced since. */
async function getFinishedObject(
  { database }: ObjectContext,
  upload: UploadRow,
): Promise<ObjectRow> {
  const row = await findObject(database.db, upload.name)
  if (!row) throw notFound()
  if (row.generation !== upload.generation) {
    throw new AppError('precondition_failed', 'The object has changed since this upload ended.')
  }
  return row
}

async function joinParts({ blobs }: ObjectContext, parts: readonly string[]): Promise<Buffer> {
  const read = await Promise.all(parts.map((blobId) => blobs.read(blobId)))
  const whole = read.filter((bytes) => bytes !== null)
  if (whole.length < parts.length) throw new Error('a part of an upload is missing')
  return Buffer.concat(whole)
}
