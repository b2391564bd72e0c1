import type { Kysely, Selectable } from 'kysely'
import type { StorageTables } from '#server/db/schema/storage-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { permissionDenied } from './object-rules.ts'
import type { ObjectSettings } from './object-settings.ts'

export type UploadRow = Selectable<StorageTables['uploads']>

/** As it lies in `uploads.metadata`. */
export type StoredSettings = { settings: ObjectSettings; md5Hash: string | null }

/** An upload of this user; throws for any other. */
export async function getUpload(
  db: Kysely<Tables>,
  id: string,
  userId: string,
): Promise<UploadRow> {
  const upload = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!upload) throw new AppError('not_found', 'There is no such upload.')
  if (upload.owner_id !== userId) throw permissionDenied('WRITE')
  return upload
}

/** The ids of the parts that have come, in order. */
export function readParts({ parts }: Pick<UploadRow, 'parts'>): string[] {
  return JSON.parse(parts)
}
