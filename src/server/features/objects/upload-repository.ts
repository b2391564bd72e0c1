import type { Kysely, Selectable, Transaction } from 'kysely'
import type { StorageTables } from '#server/db/schema/storage-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { CompletedUpload } from './object-kind.ts'
import type { ObjectRow } from './object-repository.ts'
import { permissionDenied } from './object-rules.ts'
import type { ObjectSettings } from './object-settings.ts'

export type UploadRow = Selectable<StorageTables['uploads']>

/** The JSON of `uploads.metadata`. */
export type StoredSettings = { settings: ObjectSettings; md5Hash: string | null }

export function findUpload(db: Kysely<Tables>, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Throws for the upload of another user. */
export async function getUpload(
  db: Kysely<Tables>,
  id: string,
  userId: string,
): Promise<UploadRow> {
  const upload = await findUpload(db, id)
  if (!upload) throw new AppError('not_found', 'There is no such upload.')
  if (upload.owner_id !== userId) throw permissionDenied('WRITE')
  return upload
}

/** Blob ids of the received parts, in order. */
export function readParts({ parts }: Pick<UploadRow, 'parts'>): string[] {
  return JSON.parse(parts)
}

/** Ends an upload in the transaction that stores its object; throws when a part came meanwhile. */
export async function completeUpload(
  transaction: Transaction<Tables>,
  { id, received, partIds }: CompletedUpload,
  { generation, updated_at: nowMs }: Pick<ObjectRow, 'generation' | 'updated_at'>,
): Promise<void> {
  const completed = await transaction
    .updateTable('uploads')
    .set({ finished_at: nowMs, generation, parts: '[]', metadata: '{}' })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('received', '=', received)
    .returning('id')
    .executeTakeFirst()
  if (!completed) throw new AppError('conflict', 'This upload went on meanwhile. End it again.')
  await markBlobsDeleted(transaction, partIds, nowMs)
}
