import { type Random, randomInt } from '#domain/random.ts'
import { cookieOf } from '../people.ts'
import type { RequestSpec } from './calls.ts'
import { connect, type Dataset, md5, userIdOf } from './dataset.ts'

/** `instead`: another user, for whom the same can be carried out again. */
type Rare = { asked: RequestSpec; userId: string; instead: string }

type RareCall = (dataset: Dataset, random: Random) => Promise<Rare>

/** What is asked rarely, and reads or writes in many tables at once. */
export const rareCalls: Record<string, RareCall> = {
  'export a person': async (dataset, random) => {
    const { userId, headers } = await freshlySignedIn(dataset, random)
    const asked: RequestSpec = { method: 'GET', path: `/api/users/${userId}/export`, headers }
    return { asked, userId, instead: userId }
  },
  'erase a person': async (dataset, random) => {
    const { userId, headers } = await freshlySignedIn(dataset, random)
    const asked: RequestSpec = { method: 'DELETE', path: `/api/users/${userId}`, headers }
    const instead = userIdOf(randomInt(dataset.size, random), dataset.size)
    return { asked, userId, instead }
  },
}

/** A user of the data set with a session that began just now. */
async function freshlySignedIn(
  { size, url }: Dataset,
  random: Random,
): Promise<{ userId: string; headers: Record<string, string> }> {
  const userId = userIdOf(randomInt(size, random), size)
  const token = md5(`fresh ${random()}`)
  const client = await connect(url)
  const now = new Date().toISOString()
  await client.query(
    `insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
      values ($1, $1, $2, '2100-01-01T00:00:00.000Z', $3, $3)`,
    [token, userId, now],
  )
  // Without a password, none is asked for.
  await client.query(
    `update accounts set provider_id = 'google', password = null where user_id = $1`,
    [userId],
  )
  await client.end()
  return { userId, headers: { cookie: cookieOf({ userId, token }) } }
}
