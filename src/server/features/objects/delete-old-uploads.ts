import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { readParts } from './upload-repository.ts'

const uploadLifeMs = 24 * 60 * 60 * 1000

/** Deletes uploads left unfinished for a day, and marks their parts. */
export async function deleteOldUploads({ db }: Pick<Database, 'db'>, nowMs: number): Promise<void> {
  await transact(db, async (transaction) => {
    const dropped = await transaction
      .deleteFrom('uploads')
      .where('created_at', '<', nowMs - uploadLifeMs)
      .returning('parts')
      .execute()
    await markBlobsDeleted(transaction, dropped.flatMap(readParts), nowMs)
  })
}
