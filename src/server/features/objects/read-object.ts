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
  /** Whoever asks; looked up only where it matters. */
  findUserId: () => Promise<string | null>
  /** From a download URL; null for none. */
  token: string | null
}

/** An object that this reader may read; throws for any other. */
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

/** The same with its bytes, all of one upload; 404 where they are lost. */
export async function readObject(
  services: ObjectContext,
  reader: ReadRequest,
): Promise<{ row: ObjectRow; bytes: Buffer }> {
  // An overwrite removes the bytes that the row named a moment ago: then the row names others.
  let blobId = ''
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await getObject(services, reader)
    blobId = row.body_id
    const bytes = await services.blobs.read(blobId)
    if (bytes) return { row, bytes }
  }
  // As good as no object: another try would not bring them back, and a failure is tried for minutes.
  logThrottled(
    services.log,
    'error',
    { event: 'object.bytes_missing', blobId },
    'The bytes of an object are missing',
  )
  throw notFound()
}
