import { newId } from '#server/lib/new-id.ts'
import type { Subscription } from '../../../../stripe-simulator/objects.ts'
import { cookieOf, createUser, type TestUser } from '../../users/create-user.ts'
import { appAt } from '../../users/visitor.ts'
import type { Cluster } from './cluster.ts'
import { computeExpectedState, type ExpectedState } from './expected.ts'
import type { HeldEvent, HeldReading } from './stripe.ts'

const daySeconds = 24 * 60 * 60
const maxDaysBack = 200

/** Somebody whose premium has a history. */
export type Person = {
  cluster: Cluster
  user: TestUser
  /** From 0 to 1, drawn from the history's own seed. */
  random: () => number
  begunSeconds: number
  clock: { id: string; atSeconds: number }
  /** Their customers at Stripe, the newest last: there is another when one was deleted. */
  customers: string[]
  isGone: boolean
  /** Until when those before the newest had paid. */
  paidBefore: number | null
  /** The newest subscription, as Stripe has it. */
  subscription: Subscription | null
  /** How many the server opened: five in a minute are all it allows. */
  checkouts: number
  /** What the server must have read on the way, when nothing else was going on. */
  certain: ExpectedState[]
  /** Letters that were not carried yet, each as often as it will be. */
  bag: HeldEvent[]
  underWay: Promise<void>[]
  /** What the first process is waiting to be told. */
  slow: HeldReading | null
  /** The names of what they did, for the message of a failure. */
  actions: string[]
}

/** Somebody with an account and a customer, whose test clock stands up to half a year back. */
export async function createPerson(town: Cluster, random: () => number): Promise<Person> {
  const guest = await createUser(town.services, appAt(town.urls[0] ?? '').app)
  // Half a day off, so that no period ends while the test runs.
  const daysBack = Math.floor(random() * maxDaysBack) + 0.5
  const atSeconds = Math.floor(Date.now() / 1000 - daysBack * daySeconds)
  const { id } = town.stripe.ask<{ id: string }>('POST', 'test_helpers/test_clocks', {
    frozen_time: atSeconds,
  })
  const person: Person = {
    cluster: town,
    user: guest,
    random,
    begunSeconds: Math.floor(Date.now() / 1000),
    clock: { id, atSeconds },
    customers: [],
    isGone: false,
    paidBefore: null,
    subscription: null,
    checkouts: 0,
    certain: [],
    bag: [],
    underWay: [],
    slow: null,
    actions: [],
  }
  await becomeCustomer(person)
  return person
}

/** A customer on the person's clock, in the row that the server makes of one. */
export async function becomeCustomer(person: Person): Promise<void> {
  const { cluster: town, user: guest, clock, customers } = person
  const { id } = town.stripe.ask<{ id: string }>('POST', 'customers', {
    test_clock: clock.id,
    metadata: { user_id: guest.userId },
  })
  customers.push(id)
  person.isGone = false
  const row = {
    user_id: guest.userId,
    customer_id: id,
    live: 0,
    attempt_id: newId(),
    readings_begun: 0,
    reading_written: 0,
    read_at: 0,
  }
  const { db } = town.database
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ customer_id: id })
        .where('customers.customer_id', 'is', null),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error('the server keeps a customer that is gone')
}

export const customerOf = ({ customers }: Person) => customers.at(-1) ?? ''

export function pick<Value>({ random }: Pick<Person, 'random'>, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

/** A call of the server's own, to either process. */
export async function callServer(person: Person, call: string, body: object) {
  const { cluster: town, user: guest } = person
  const url = `${pick(person, quickUrls(person))}/api/stripe/${call}`
  return await town.post(url, JSON.stringify(body), {
    'content-type': 'application/json',
    cookie: cookieOf(guest),
  })
}

/** Lets time go by until then, with all that falls due. */
export function advanceTime({ clock, cluster: town }: Person, untilSeconds: number): void {
  town.stripe.ask('POST', `test_helpers/test_clocks/${clock.id}/advance`, {
    frozen_time: untilSeconds,
  })
  clock.atSeconds = untilSeconds
}

/** Takes the letters that have come, each one to three times. */
function collectEvents(person: Person): void {
  const letters = person.customers.flatMap((customer) => person.cluster.stripe.take(customer))
  for (const letter of letters) {
    const copies = pick(person, [1, 1, 1, 1, 2, 3])
    person.bag.push(...Array<HeldEvent>(copies).fill(letter))
  }
}

/** Sends some letters off, drawn from the bag, to one of these processes each or to all at once. */
function deliverEvents(person: Person, most: number, urls: readonly string[]): void {
  const { bag, cluster: town, random, underWay } = person
  for (let sent = 0; sent < most && bag.length > 0; sent++) {
    const [letter] = bag.splice(Math.floor(random() * bag.length), 1)
    if (!letter) return
    const to = random() < 0.1 ? urls : [pick(person, urls)]
    underWay.push(...to.map((url) => town.carry(letter, url)))
  }
}

/** Sends a few letters off, which come while the next thing happens. */
export function deliverSome(person: Person): void {
  collectEvents(person)
  deliverEvents(person, 1 + Math.floor(person.random() * 3), person.cluster.urls)
}

/** One process reads how things stand, and what it is told is held back on its way. */
export async function readWithDelay(person: Person): Promise<void> {
  const { cluster: town, underWay } = person
  await Promise.all(underWay)
  collectEvents(person)
  const slow = town.stripe.holdBack(customerOf(person))
  person.slow = slow
  deliverEvents(person, 1, town.urls.slice(0, 1))
  const answered = Promise.all(underWay).then(() => 'answered')
  // What was dealt with already is not read for again.
  if ((await Promise.race([slow.read, answered])) === 'answered') release(person)
}

function release(person: Person): void {
  person.slow?.release()
  person.slow = null
}

/** All that is under way comes through, also what was held back. */
export async function catchUp(person: Person): Promise<void> {
  release(person)
  await Promise.all(person.underWay.splice(0))
}

/**
 * Carries all that has happened to this person, and waits until it is answered. While one process is
 * still waiting for its answer, the other hears everything; the old answer comes last.
 */
export async function deliverAll(person: Person): Promise<void> {
  const { underWay, slow } = person
  const slowOnes = underWay.splice(0)
  collectEvents(person)
  deliverEvents(person, Number.POSITIVE_INFINITY, quickUrls(person))
  await Promise.all(slow ? underWay : [...underWay, ...slowOnes])
  underWay.push(...slowOnes)
  await catchUp(person)
}

/** Whoever waits for Stripe makes everybody wait who asks for the same person there. */
function quickUrls({ cluster: town, slow }: Person): readonly string[] {
  return slow ? town.urls.slice(1) : town.urls
}

/** As `sendAll`; the server then knows for certain how things stand now. */
export async function deliverAllAndSettle(person: Person): Promise<void> {
  await deliverAll(person)
  person.certain.push(expectedStateOf(person))
}

export function expectedStateOf(person: Person): ExpectedState {
  return computeExpectedState(person.cluster.stripe, customerOf(person), person.paidBefore)
}
