import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext, Upload } from './object-kind.ts'
import { findObject } from './object-repository.ts'
import { requireCurrent, requireSize } from './store-object.ts'
import type { StoredSettings } from './upload-repository.ts'
import { lockUsage } from './usage-repository.ts'

/** Unfinished uploads are deleted after a day. */
const maxUnfinishedUploads = 20

type NewUpload = Omit<Upload, 'bytes'> & {
  /** Bytes that the client announces; null for none. */
  expectedSize: number | null
  maxBytes: number
}

/** Starts a resumable upload. What would refuse the object at the end refuses it now. */
export async function startUpload(
  { database, now }: ObjectContext,
  start: NewUpload,
): Promise<string> {
  const { userId, name, contentType, settings, md5Hash, ifGeneration } = start
  const { expectedSize, maxBytes } = start
  requireSize(maxBytes, expectedSize ?? 0)
  requireCurrent(await findObject(database.db, name), start)
  const id = randomUUID()
  const kept: StoredSettings = { settings, md5Hash }
  await transact(database.db, async (transaction) => {
    await lockUsage(transaction, userId)
    await requireUploadSlot(transaction, userId)
    await transaction
      .insertInto('uploads')
      .values({
        id,
        name,
        owner_id: userId,
        content_type: contentType ?? '',
        metadata: JSON.stringify(kept),
        received: 0,
        parts: '[]',
        if_generation: ifGeneration,
        expected_size: expectedSize,
        finished_at: null,
        generation: null,
        created_at: now(),
      })
      .execute()
  })
  return id
}

async function requireUploadSlot(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const { n } = await transaction
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('owner_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (n >= maxUnfinishedUploads) {
    throw new AppError(
      'quota_exceeded',
      `You have ${maxUnfinishedUploads} uploads under way. Finish one of them, or try again tomorrow.`,
    )
  }
}
