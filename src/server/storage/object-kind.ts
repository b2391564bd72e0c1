import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What a folder of the bucket makes of an upload. */
export type PreparedUpload = {
  /** What is really stored. */
  bytes: Buffer
  contentType: string
  isPublic: boolean
  /** Within the transaction that writes the object; throws an AppError to refuse. */
  record: (transaction: Transaction<Tables>) => Promise<void>
}
