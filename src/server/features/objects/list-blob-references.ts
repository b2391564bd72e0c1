import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { BlobReference } from '#server/platform/blobs/find-orphans.ts'
import { readParts } from './upload-repository.ts'

export async function listObjectBlobs(
  db: Kysely<Tables>,
  idStart: string,
): Promise<BlobReference[]> {
  const rows = await db
    .selectFrom('objects')
    .select(['name', 'body_id'])
    .where('body_id', '>=', idStart)
    .where('body_id', '<', `${idStart}~`)
    .execute()
  return rows.map(({ name, body_id }) => ({ blobId: body_id, objectName: name }))
}

/** Parts of unfinished uploads. */
export async function listUploadBlobs(db: Kysely<Tables>): Promise<BlobReference[]> {
  const rows = await db.selectFrom('uploads').select('parts').execute()
  return rows.flatMap(readParts).map((blobId) => ({ blobId, objectName: null }))
}
