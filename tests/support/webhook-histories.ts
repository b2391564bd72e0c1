import { seeded } from '#domain/random.ts'
import { doSomething } from './webhook-histories-deeds.ts'
import {
  bringPerson,
  catchUp,
  customerOf,
  type Person,
  readSlowly,
  sendAll,
  sendFew,
  truthOf,
} from './webhook-histories-person.ts'
import type { Town } from './webhook-histories-town.ts'
import { endOf, isRightEnd, workOutProfile, workOutRow } from './webhook-histories-truth.ts'

const fewestDeeds = 4
const mostDeeds = 10
/** How many histories go on beside one another. */
const lanes = 16

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
      const chance = random()
      if (chance < 0.4) sendFew(person)
      else if (chance < 0.7) await readSlowly(person)
      await doSomething(person)
      const isLast = done === count - 1
      if (person.slow && !isLast) await catchUp(person)
    }
    await sendAll(person)
    const { end, faults } = await compare(person)
    return { end, wrong: faults.length > 0 ? tell(faults.join('; ')) : null }
  } catch (error) {
    return { end: 'broken off', wrong: tell(error) }
  } finally {
    await catchUp(person).catch(() => {})
    town.stripe.forget(person.customers, person.clock.id)
  }
}

/** Holds what is stored against what was worked out. */
async function compare(person: Person): Promise<{ end: string; faults: string[] }> {
  const { town, guest, certain, isGone } = person
  const known = {
    last: truthOf(person),
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
    ...differences('row', row ?? null, workOutRow(known)),
    ...differences('profile', profile, workOutProfile(known, end)),
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
