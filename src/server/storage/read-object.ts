import { timingSafeEqual } from 'node:crypto'
import { isPackHidden } from '../packs/pack-repository.ts'
import type { Services } from '../services.ts'
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
export async function getObject(services: Services, reader: Reader): Promise<ObjectRow> {
  const place = placeOf(reader.name)
  if (reader.token !== null) return await openByToken(services, reader.name, place, reader.token)
  if (place.kind !== 'pack') requireReader(place, await reader.findUserId())
  const row = await findObject(services.database.db, reader.name)
  if (!row) throw notFound()
  if (row.is_public === 1) return row
  const userId = await reader.findUserId()
  if (userId === null) throw signInFirst()
  if (row.owner_id !== userId) throw denied('READ')
  return row
}

async function openByToken(
  { database: { db } }: Services,
  name: string,
  place: Place,
  token: string,
): Promise<ObjectRow> {
  const row = await findObject(db, name)
  if (!row && place.kind === 'pack') throw notFound()
  if (!row || !isSame(row.token, token)) throw denied('READ')
  const mayBeHidden = place.kind === 'pack' && row.is_public === 0
  if (mayBeHidden && (await isPackHidden(db, place.packId))) throw denied('READ')
  return row
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The same with its bytes, all of one upload. */
export async function readObject(
  services: Services,
  reader: Reader,
): Promise<{ row: ObjectRow; bytes: Buffer }> {
  // An overwrite removes the bytes that the row named a moment ago: then the row names others.
  for (let looks = 0; looks < 3; looks++) {
    const row = await getObject(services, reader)
    const bytes = await services.bodies.read(row.body_id)
    if (bytes) return { row, bytes }
  }
  throw new Error(`the bytes of ${reader.name} are missing`)
}
