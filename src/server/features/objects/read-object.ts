import { timingSafeEqual } from 'node:crypto'
import { logSparingly } from '#server/platform/observability/log-sparingly.ts'
import type { ObjectContext } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import {
  denied,
  notFound,
  type Place,
  placeOf,
  requireReader,
  signInFirst,
} from './object-rules.ts'

export type Reader = {
  name: string
  /** Whoever asks; looked up only where it matters. */
  findUserId: () => Promise<string | null>
  /** From a download URL; null for none. */
  token: string | null
}

/** An object that this reader may read; throws for any other. */
export async function getObject(services: ObjectContext, reader: Reader): Promise<ObjectRow> {
  const place = placeOf(reader.name)
  if (reader.token !== null) return await openByToken(services, reader, place, reader.token)
  if (place.kind !== 'pack') requireReader(place, await reader.findUserId())
  const row = await findObject(services.database.db, reader.name)
  if (!row) throw notFound()
  if (row.is_public === 1 || row.is_unlisted === 1) return row
  const userId = await reader.findUserId()
  const isHidden =
    place.kind === 'pack' &&
    (await services.packObjects.isHidden(services.database.db, place.packId))
  if (isHidden && row.owner_id !== userId) throw notFound()
  if (userId === null) throw signInFirst()
  if (row.owner_id !== userId) throw denied('READ')
  return row
}

async function openByToken(
  { database: { db }, packObjects }: ObjectContext,
  { name, findUserId }: Reader,
  place: Place,
  token: string,
): Promise<ObjectRow> {
  const row = await findObject(db, name)
  if (!row && place.kind === 'pack') throw notFound()
  const mayBeHidden = row && place.kind === 'pack' && row.is_public === 0
  if (mayBeHidden && (await packObjects.isHidden(db, place.packId))) {
    throw (await findUserId()) === row.owner_id ? denied('READ') : notFound()
  }
  if (!row || !isSame(row.token, token)) throw denied('READ')
  return row
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The same with its bytes, all of one upload; 404 where they are lost. */
export async function readObject(
  services: ObjectContext,
  reader: Reader,
): Promise<{ row: ObjectRow; bytes: Buffer }> {
  // An overwrite removes the bytes that the row named a moment ago: then the row names others.
  let blobId = ''
  for (let looks = 0; looks < 3; looks++) {
    const row = await getObject(services, reader)
    blobId = row.body_id
    const bytes = await services.blobs.read(blobId)
    if (bytes) return { row, bytes }
  }
  // As good as no object: another try would not bring them back, and a failure is tried for minutes.
  logSparingly(
    services.log,
    'error',
    { event: 'object.bytes_missing', blobId },
    'The bytes of an object are missing',
  )
  throw notFound()
}
