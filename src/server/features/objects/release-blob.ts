import type { Transaction } from 'kysely'
import { isMissingReference } from '#server/db/errors/is-missing-reference.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectContext } from './object-kind.ts'
import { lockUsage } from './usage-repository.ts'

type FailedWrite = {
  blobId: string
  ownerId: string
  /** Null for a write that was committed without the blob. */
  error: unknown
  /** Whether the row that would name the blob does. */
  isStored: (transaction: Transaction<Tables>) => Promise<boolean>
}

/**
 * Deletes the blob of a failed write unless it was stored. A connection lost during COMMIT leaves the
 * outcome unknown: take the lock, then read the row.
 */
export async function releaseBlob(
  { database, blobs, log }: Pick<ObjectContext, 'database' | 'blobs' | 'log'>,
  { blobId, ownerId, error, isStored }: FailedWrite,
): Promise<void> {
  try {
    const isRefused = error === null || error instanceof AppError || isMissingReference(error)
    const isNeeded =
      !isRefused &&
      (await transact(database.db, async (transaction) => {
        await lockUsage(transaction, ownerId)
        return await isStored(transaction)
      }))
    if (!isNeeded) await blobs.remove(blobId)
  } catch (err) {
    // The daily clean-up of orphaned blobs deletes it.
    const fields = { event: 'blob.release_failed', err, blobId } as const
    logThrottled(log, 'error', fields, 'Blob of a failed upload may be left over')
  }
}
