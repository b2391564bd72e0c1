import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** Who may read an object besides its owner; a list for others names only what is for everybody. */
export type ObjectReaders = 'nobody' | 'link' | 'everybody'

/** What a folder of the bucket makes of an upload. */
export type PreparedUpload = {
  /** What is really stored. */
  bytes: Buffer
  contentType: string
  readers: ObjectReaders
  /** Within the transaction that writes the object; throws an AppError to refuse. */
  record: (transaction: Transaction<Tables>) => Promise<void>
}
