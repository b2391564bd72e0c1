import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext } from './object-kind.ts'
import { findObject } from './object-repository.ts'
import { requireWriter } from './object-rules.ts'
import { requireCurrent, requireSize, type Upload } from './store-object.ts'
import type { StoredSettings } from './upload-repository.ts'
import { changeUsage, noUsageChange } from './usage-repository.ts'

/** What nobody goes on with is given up within a day. */
const maxUnfinishedUploads = 20

type NewUpload = Omit<Upload, 'bytes'> & {
  /** Bytes that the client announces; null for none. */
  expectedSize: number | null
}

/** Opens an upload in parts; whoever may not store that object hears so now, not at its end. */
export async function startUpload(
  { database, now }: ObjectContext,
  start: NewUpload,
): Promise<string> {
  const { userId, name, contentType, settings, md5Hash, ifGeneration, expectedSize } = start
  requireSize(requireWriter(name, userId), expectedSize ?? 0)
  requireCurrent(await findObject(database.db, name), start)
  const id = randomUUID()
  const kept: StoredSettings = { settings, md5Hash }
  await transact(database.db, async (transaction) => {
    await changeUsage(transaction, userId, noUsageChange)
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
