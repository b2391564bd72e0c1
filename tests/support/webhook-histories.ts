import { seeded } from '#domain/random.ts'
import { doSomething } from './webhook-histories-deeds.ts'
import {
  bringPerson,
  customerOf,
  type Person,
  sendAll,
  sendFew,
} from './webhook-histories-person.ts'
import type { Town } from './webhook-histories-town.ts'
import { endOf, readTruth, workOut } from './webhook-histories-truth.ts'

const fewestDeeds = 4
const mostDeeds = 10
/** How many histories go on beside one another. */
const lanes = 24

/** How one history ended, and what is wrong with what the house has of it. */
export type Outcome = { end: string; wrong: string | null }

/** Lives through so many histories, several at once; all chance comes from the seed. */
export async function liveHistories(town: Town, count: number, seed: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const at = next++
      outcomes[at] = await liveOne(town, `seed ${seed}, history ${at}`, seeded(seed + at))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

async function liveOne(town: Town, name: string, random: () => number): Promise<Outcome> {
  const person = await bringPerson(town, random)
  const tell = (what: unknown) => `${name}: ${person.deeds.join(', ')}: ${String(what)}`
  try {
    // More short ones than long ones.
    const count = fewestDeeds + Math.floor(random() ** 2 * (mostDeeds - fewestDeeds + 1))
    for (let done = 0; done < count; done++) {
      // Some of what is on its way comes while the next thing happens.
      if (random() < 0.6) await sendFew(person)
      await doSomething(person)
    }
    await sendAll(person)
    const { end, faults } = await compare(person)
    return { end, wrong: faults.length > 0 ? tell(faults.join('; ')) : null }
  } catch (error) {
    return { end: 'broken off', wrong: tell(error) }
  } finally {
    await Promise.allSettled(person.underWay)
    town.stripe.forget(person.customers, person.clock.id)
  }
}

/** Holds what is stored against what was worked out. */
async function compare(person: Person): Promise<{ end: string; faults: string[] }> {
  const { town, guest, certain, isGone } = person
  const known = {
    last: readTruth(town.stripe, customerOf(person)),
    certain,
    customer: isGone ? null : customerOf(person),
    nowSeconds: Math.floor(Date.now() / 1000),
  }
  const { row, profile } = workOut(known)
  const { db } = town.database
  const ofThem = async (table: 'subscriptions' | 'profiles') =>
    (await db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', guest.userId)
      .executeTakeFirst()) ?? null
  const faults = [
    ...differences('row', await ofThem('subscriptions'), row),
    ...differences('profile', await ofThem('profiles'), profile),
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
