import type { Kysely, Transaction } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ObjectSettings } from './object-settings.ts'

/** Who may read an object besides its owner; only objects for `everybody` are listed. */
export type ObjectReaders = 'nobody' | 'link' | 'everybody'

export type Upload = {
  userId: string
  name: string
  bytes: Buffer
  contentType: string | null
  settings: ObjectSettings
  /** As the client declares it, in base64. */
  md5Hash: string | null
  /** The generation that must exist, 0 for none; null to accept any. */
  ifGeneration: number | null
  /** The resumable upload that ends with this object. */
  completes?: CompletedUpload
}

export type CompletedUpload = {
  id: string
  /** Bytes received when the parts were read. */
  received: number
  partIds: readonly string[]
}

/** What is stored of an upload. */
export type PreparedObject = {
  bytes: Buffer
  contentType: string
  readers: ObjectReaders
}

/** What a feature does with the objects of its names; compose.ts registers the kinds. */
export type ObjectKind<Prepared extends PreparedObject = PreparedObject> = {
  matches(name: string): boolean
  /** Checks and may rewrite an upload; throws an AppError to refuse it. */
  prepare(upload: Upload): Promise<Prepared>
  /** Runs in the transaction that stores the object; throws an AppError to refuse it. */
  onStore(transaction: Transaction<Tables>, prepared: Prepared): Promise<void>
  /** Runs in the transaction that deletes the object. */
  onDelete(transaction: Transaction<Tables>, name: string, nowMs: number): Promise<void>
  /** Whether the existence of an object is kept from everybody but its owner. */
  isHidden(db: Kysely<Tables>, name: string): Promise<boolean>
}

export type ObjectContext = ServerContext & { objectKinds: readonly ObjectKind[] }

/** Undefined for a name under which nothing is stored. */
export function findKind(
  { objectKinds }: Pick<ObjectContext, 'objectKinds'>,
  name: string,
): ObjectKind | undefined {
  return objectKinds.find((kind) => kind.matches(name))
}
