import { seeded } from '#domain/random.ts'
import { runRandomAction } from './actions.ts'
import type { Cluster } from './cluster.ts'
import { endOf, expectedProfile, expectedRow, isRightEnd } from './expected.ts'
import {
  catchUp,
  createPerson,
  customerOf,
  deliverAll,
  deliverSome,
  expectedStateOf,
  type Person,
  readWithDelay,
} from './person.ts'

const minActions = 4
const maxActions = 10
/** How many histories go on beside one another. */
const concurrency = 16

/** How one history ended, and what is wrong with what the server has of it. */
export type Outcome = { end: string; wrong: string | null }

/** Lives through so many histories, several at once; all chance comes from the seed. */
export async function runHistories(
  cluster: Cluster,
  count: number,
  seed: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const at = next++
      outcomes[at] = await runHistory(cluster, `seed ${seed}, history ${at}`, seeded(seed + at))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return outcomes
}

async function runHistory(cluster: Cluster, name: string, random: () => number): Promise<Outcome> {
  const person = await createPerson(cluster, random)
  const describeRun = (what: unknown) => `${name}: ${person.actions.join(', ')}: ${String(what)}`
  try {
    // More short ones than long ones.
    const count = minActions + Math.floor(random() ** 2 * (maxActions - minActions + 1))
    for (let done = 0; done < count; done++) {
      // Some of what is on its way comes while the next thing happens.
      const chance = random()
      if (chance < 0.4) deliverSome(person)
      else if (chance < 0.7) await readWithDelay(person)
      await runRandomAction(person)
      const isLast = done === count - 1
      if (person.slow && !isLast) await catchUp(person)
    }
    await deliverAll(person)
    const { end, faults } = await compare(person)
    return { end, wrong: faults.length > 0 ? describeRun(faults.join('; ')) : null }
  } catch (error) {
    return { end: 'broken off', wrong: describeRun(error) }
  } finally {
    await catchUp(person).catch(() => {})
    cluster.stripe.forget(person.customers, person.clock.id)
  }
}

/** Holds what is stored against what was worked out. */
async function compare(person: Person): Promise<{ end: string; faults: string[] }> {
  const { cluster: town, user: guest, certain, isGone } = person
  const known = {
    last: expectedStateOf(person),
    certain,
    customer: isGone ? null : customerOf(person),
    begunSeconds: person.begunSeconds,
    nowSeconds: Math.floor(Date.now() / 1000),
  }
  const { db } = town.database
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', guest.userId)
    .executeTakeFirst()
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', guest.userId)
    .executeTakeFirstOrThrow()
  const end = profile.premium_end_date
  const faults = [
    ...differences('row', row ?? null, expectedRow(known)),
    ...differences('profile', profile, expectedProfile(known, end)),
    ...(isRightEnd(known, end) ? [] : [`profile.premium_end_date is ${end}`]),
  ]
  return { end: endOf(known), faults }
}

type Fields = Record<string, unknown> | null

function differences(what: string, is: Fields, ought: Fields): string[] {
  if (is === null || ought === null)
    return is === ought ? [] : [`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(ought)}`]
  return Object.keys(ought)
    .filter((name) => is[name] !== ought[name])
    .map((name) => `${what}.${name} is ${String(is[name])}, not ${String(ought[name])}`)
}
