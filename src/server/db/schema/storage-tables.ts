import type { Generated } from 'kysely'

/** An object in storage: everything about it but its bytes. */
type ObjectTable = {
  /** The whole path. */
  name: string
  owner_id: string
  /** Names its bytes in the body store; new with every upload. */
  body_id: string
  /** epoch microseconds of the upload; new with every upload */
  generation: number
  /** 1, and one more with every change of metadata */
  metageneration: number
  /** bytes */
  size: number
  content_type: string
  /** base64 */
  md5: string
  /** base64 */
  crc32c: string
  /** Opens the object to whoever holds it; new with every upload. */
  token: string
  /** 1 when anybody may read and list it. */
  is_public: number
  /** 1 when anybody may read it who knows its name, and nobody else's list has it. */
  is_unlisted: Generated<number>
  /** JSON: headers and custom metadata that the uploader set */
  metadata: string
  /** epoch milliseconds */
  created_at: number
  /** epoch milliseconds */
  updated_at: number
}

/** A resumable upload that is under way; its parts lie in the body store. */
type UploadTable = {
  id: string
  name: string
  owner_id: string
  content_type: string
  /** JSON, as in `objects` */
  metadata: string
  /** Bytes received so far. */
  received: number
  /** JSON: the body ids of its parts, in order */
  parts: string
  /** As the client gave it; null for none. */
  if_generation: number | null
  /** Bytes that the client announced; null for none. */
  expected_size: number | null
  /** epoch milliseconds; set when its object stands, so that a repeated end finds it */
  finished_at: number | null
  /** Of the object that it made; null until it has ended. */
  generation: number | null
  /** epoch milliseconds */
  created_at: number
}

/** Bytes that no object needs any more, until they are deleted. */
type DeletedBlobTable = {
  body_id: string
  /** epoch milliseconds */
  spent_at: number
}

/** Somebody who copies bytes: none are removed before this ends. */
type BlobLeaseTable = {
  id: string
  /** epoch milliseconds */
  ends_at: number
}

/** What somebody's objects take up; every write of an object of theirs locks it first. */
type StorageUsageTable = {
  user_id: string
  /** bytes */
  used: number
  objects: number
}

export type StorageTables = {
  storage_usage: StorageUsageTable
  objects: ObjectTable
  uploads: UploadTable
  spent_bodies: DeletedBlobTable
  body_holds: BlobLeaseTable
}
