import type { Kysely, Transaction } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'

/** Who may read an object besides its owner; a list for others names only what is for everybody. */
export type ObjectReaders = 'nobody' | 'link' | 'everybody'

/** What a folder of the bucket makes of an upload. */
export type PreparedObject = {
  /** What is really stored. */
  bytes: Buffer
  contentType: string
  readers: ObjectReaders
  /** Within the transaction that writes the object; throws an AppError to refuse. */
  onStore: (transaction: Transaction<Tables>) => Promise<void>
}

/** What packs do with their files; objects know nothing else of packs. */
export type PackObjects = {
  /** Checks and rewrites an uploaded pack; throws an AppError to refuse it. */
  prepare: (sent: { userId: string; packId: string; bytes: Buffer }) => Promise<PreparedObject>
  /** Within the transaction that deletes the file. */
  onDelete: (transaction: Transaction<Tables>, packId: string, nowMs: number) => Promise<void>
  isHidden: (db: Kysely<Tables>, packId: string) => Promise<boolean>
}

export type ObjectContext = ServerContext & { packObjects: PackObjects }
