import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { findKind, type ObjectContext } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import {
  locateObject,
  notFound,
  type ObjectLocation,
  permissionDenied,
  requireReader,
  unauthenticated,
} from './object-rules.ts'

export type ReadRequest = {
  name: string
  findUserId: () => Promise<string | null>
  /** From a download URL; null without one. */
  token: string | null
}

/** Throws unless this reader may read the object. */
export async function getObject(services: ObjectContext, reader: ReadRequest): Promise<ObjectRow> {
  const location = locateObject(reader.name)
  if (reader.token !== null) return await getObjectByToken(services, reader, location, reader.token)
  if (location.kind !== 'pack') requireReader(location, await reader.findUserId())
  const row = await findObject(services.database.db, reader.name)
  if (!row) throw notFound()
  if (row.is_public === 1 || row.is_unlisted === 1) return row
  const userId = await reader.findUserId()
  if (row.owner_id !== userId && (await isHidden(services, row))) throw notFound()
  if (userId === null) throw unauthenticated()
  if (row.owner_id !== userId) throw permissionDenied('READ')
  return row
}

async function getObjectByToken(
  services: ObjectContext,
  { name, findUserId }: ReadRequest,
  location: ObjectLocation,
  token: string,
): Promise<ObjectRow> {
  const row = await findObject(services.database.db, name)
  if (!row && location.kind === 'pack') throw notFound()
  if (row?.is_public === 0 && (await isHidden(services, row))) {
    throw (await findUserId()) === row.owner_id ? permissionDenied('READ') : notFound()
  }
  if (!row || !isEqualInConstantTime(row.token, token)) throw permissionDenied('READ')
  return row
}

async function isHidden(services: ObjectContext, { name }: ObjectRow): Promise<boolean> {
  return (await findKind(services, name)?.isHidden(services.database.db, name)) ?? false
}

/** Also reads the bytes, always of one generation; 404 when they are lost. */
export async function readObject(
  services: ObjectContext,
  reader: ReadRequest,
): Promise<{ row: ObjectRow; bytes: Buffer }> {
  // An overwrite deletes the blob just named by the row: read the row again.
  let blobId = ''
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await getObject(services, reader)
    blobId = row.body_id
    const bytes = await services.blobs.read(blobId)
    if (bytes) return { row, bytes }
  }
  // 404, not 500: a retry cannot bring the bytes back, and clients retry a 500 for minutes.
  logThrottled(
    services.log,
    'error',
    { event: 'object.bytes_missing', blobId },
    'The bytes of an object are missing',
  )
  throw notFound()
}
