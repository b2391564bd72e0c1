import type { Generated } from 'kysely'

/** Everything about an object but its bytes. */
type ObjectTable = {
  name: string
  owner_id: string
  /** Its bytes in the blob store; new with every upload. */
  body_id: string
  /** Epoch microseconds of the upload. */
  generation: number
  /** 1, and one more with every change of metadata. */
  metageneration: number
  size: number
  content_type: string
  md5: string
  crc32c: string
  /** Opens the object without an account; new with every upload. */
  token: string
  /** Whether everybody may read and list it. */
  is_public: number
  /** Whether everybody may read it by name; not in lists of others. */
  is_unlisted: Generated<number>
  /** JSON: headers and custom metadata that the uploader set. */
  metadata: string
  created_at: number
  updated_at: number
}

/** A resumable upload; its parts are in the blob store. */
type UploadTable = {
  id: string
  name: string
  owner_id: string
  content_type: string
  /** JSON, as in `objects`. */
  metadata: string
  received: number
  /** JSON: the blob ids of its parts, in order. */
  parts: string
  /** As the client gave it; null for none. */
  if_generation: number | null
  /** Bytes that the client announced; null for none. */
  expected_size: number | null
  /** Set when its object exists, so that a repeated end finds it. */
  finished_at: number | null
  /** Of the object; null until it has ended. */
  generation: number | null
  created_at: number
}

/** Blobs that no row references, until they are deleted. */
type DeletedBlobTable = {
  body_id: string
  spent_at: number
}

/** No blob is deleted while one of these has not expired. */
type BlobLeaseTable = {
  id: string
  ends_at: number
}

/** Bytes of an account's objects; every write locks this row first. */
type StorageUsageTable = {
  user_id: string
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
