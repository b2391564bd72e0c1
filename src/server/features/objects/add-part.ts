import { randomUUID } from 'node:crypto'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext } from './object-kind.ts'
import { locateObject } from './object-rules.ts'
import { releaseBlob } from './release-blob.ts'
import { maxUsageBytes, requireSize } from './store-object.ts'
import { findUpload, getUpload, readParts, type UploadRow } from './upload-repository.ts'
import { lockUsage } from './usage-repository.ts'

/** The official client sends six for the largest object. */
const maxParts = 100

type Part = { offset: number; bytes: Buffer }

/** Stores the next part; bytes received before are skipped, a gap is refused. */
export async function addPart(
  services: ObjectContext,
  upload: UploadRow,
  part: Part,
): Promise<UploadRow> {
  if (upload.finished_at !== null) return upload
  if (part.offset > upload.received) {
    throw new AppError('invalid_request', `The next byte is ${upload.received}.`)
  }
  const bytes = part.bytes.subarray(upload.received - part.offset)
  if (bytes.length === 0) return upload
  requireSize(locateObject(upload.name).maxBytes, upload.received + bytes.length)
  if (readParts(upload).length >= maxParts) {
    throw new AppError('invalid_request', `An upload has at most ${maxParts} parts.`)
  }
  const blobId = randomUUID()
  await services.blobs.write(blobId, bytes)
  const release = (error: unknown) =>
    releaseBlob(services, {
      blobId,
      ownerId: upload.owner_id,
      error,
      isStored: async (transaction) => {
        const current = await findUpload(transaction, upload.id)
        return current !== undefined && readParts(current).includes(blobId)
      },
    })
  const after = await recordPart(services, upload, blobId, bytes.length).catch(async (error) => {
    await release(error)
    throw error
  })
  if (after) return after
  await release(null)
  return await getUpload(services.database.db, upload.id, upload.owner_id)
}

/** Null when another request stored the same part first. */
async function recordPart(
  { database }: ObjectContext,
  upload: UploadRow,
  blobId: string,
  size: number,
): Promise<UploadRow | null> {
  const { id, owner_id, received } = upload
  return await transact(database.db, async (transaction) => {
    const { used } = await lockUsage(transaction, owner_id)
    const { waiting } = await transaction
      .selectFrom('uploads')
      .select((eb) => eb.fn.sum<string | number | null>('received').as('waiting'))
      .where('owner_id', '=', owner_id)
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (used + Number(waiting ?? 0) + size > maxUsageBytes) {
      throw new AppError('quota_exceeded', 'Your storage is full.')
    }
    const after = await transaction
      .updateTable('uploads')
      .set({
        received: received + size,
        parts: JSON.stringify([...readParts(upload), blobId]),
      })
      .where('id', '=', id)
      .where('received', '=', received)
      .where('finished_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    return after ?? null
  })
}
