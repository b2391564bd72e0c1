import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openOutboxFolder } from '../messages/outbox-folder.ts'
import type { FaultServer } from '../server/fault-server.ts'
import { packText } from '../storage/storage-callers.ts'
import { uploadInParts } from '../storage/upload-in-parts.ts'
import { payOn } from '../stripe/pay.ts'
import type { TestUser } from '../users/create-user.ts'
import { goodPassword, openVisitor } from '../users/visitor.ts'
import { timesTried } from '../vitest/full-length.ts'

/** What the server has said yes to, and what was under way when it died. */
export type MixedPromises = {
  /** By name: the md5 of what was stored last, null for deleted. Names that a request died over are not here. */
  objects: Map<string, string | null>
  claims: Set<string>
  premium: Set<string>
  emails: Set<string>
}

const rewards = ['welcome', 'first-like']
/** So many that what is named outnumbers what kills leave behind: else no search takes that for a crash’s. */
const names = Array.from({ length: timesTried(40, 6) }, (_, n) => `${n}`)

/**
 * Saves, overwrites and deletes objects and packs, claims, pays and signs up, all at once. Each guest's
 * acts come one after another, so that it is known what should be there.
 */
export function loadMixed(
  server: FaultServer,
  users: readonly TestUser[],
  prices: readonly string[],
) {
  const promised: MixedPromises = {
    objects: new Map(),
    claims: new Set(),
    premium: new Set(),
    emails: new Set(),
  }
  const surprises: string[] = []
  let answered = 0
  let isOver = false

  function judge(what: string, status: number, expected: number[]): boolean {
    answered++
    if (status === 503) throw new Error('away')
    if (!expected.includes(status)) surprises.push(`${what}: ${status}`)
    return status < 300
  }

  async function store(guest: TestUser): Promise<void> {
    const name = `users/${guest.userId}/${pick(names)}`
    const bytes = randomBytes(randomInt(1, 40_000))
    // Until there is an answer nobody knows which of the two is there.
    promised.objects.delete(name)
    const { status } = await server.by(guest).upload(name, bytes)
    if (judge('upload', status, [200, 429])) promised.objects.set(name, md5Of(bytes))
  }

  async function storeInParts(guest: TestUser): Promise<void> {
    const name = `users/${guest.userId}/${pick(names)}`
    const bytes = randomBytes(randomInt(1, 40_000))
    promised.objects.delete(name)
    const status = await uploadInParts(server.by(guest), name, bytes, 10_000)
    if (judge('parts', status, [200, 402, 429])) promised.objects.set(name, md5Of(bytes))
  }

  async function drop(guest: TestUser): Promise<void> {
    const name = `users/${guest.userId}/${pick(names)}`
    promised.objects.delete(name)
    const { status } = await server.by(guest).delete(name)
    judge('delete', status, [204, 404, 429])
    if (status !== 429) promised.objects.set(name, null)
  }

  async function publish(guest: TestUser): Promise<void> {
    const packId = `${guest.userId}-pack`
    const { status } = await server.by(guest).upload(`packs/${packId}.json`, packText(packId))
    judge('pack', status, [200, 429])
  }

  async function claim(guest: TestUser): Promise<void> {
    const rewardId = pick(rewards)
    const path = `/api/users/${guest.userId}/claimed_rewards`
    const { status, text } = await server.ask(path, guest, 'POST', { rewardId })
    const isThere = judge('claim', status, [200, 409, 429]) || text.includes('already')
    if (isThere) promised.claims.add(`${guest.userId} ${rewardId}`)
  }

  async function pay(guest: TestUser): Promise<void> {
    const body = { userId: guest.userId, price_id: pick(prices) }
    const path = '/api/stripe/create-checkout-session'
    const { status, text } = await server.ask(path, guest, 'POST', body)
    if (!judge('checkout', status, [200, 409, 429])) return
    if ((await payOn(JSON.parse(text).url)) === 303) promised.premium.add(guest.userId)
  }

  async function signUp(): Promise<void> {
    const email = `${randomBytes(6).toString('hex')}@home.example`
    const body = { email, name: 'Mia', password: goodPassword, callbackURL: '/verify-email' }
    const visitor = openVisitor(server.app, {
      origin: server.url,
      'x-forwarded-for': someAddress(),
    })
    const { status } = await visitor.post('/api/auth/sign-up/email', body)
    if (judge('sign-up', status, [200])) promised.emails.add(email)
  }

  async function act(acts: readonly (() => Promise<void>)[]): Promise<void> {
    while (!isOver) await pick(acts)().catch(() => sleep(20))
  }

  const ended = Promise.all([
    ...users.map((guest) => {
      const objects = [() => store(guest), () => storeInParts(guest), () => drop(guest)]
      return act([...objects, () => publish(guest), () => claim(guest), () => pay(guest)])
    }),
    act([signUp]),
  ])
  return {
    promised,
    surprises,
    answered: () => answered,
    end: async () => {
      isOver = true
      await ended
    },
  }
}

/** What premium can be paid by in this server. */
export async function pricesOf(server: FaultServer): Promise<string[]> {
  const offer = JSON.parse((await server.ask('/api/premium')).text)
  return offer.prices.map(({ id }: { id: string }) => id)
}

/** Whether a letter to each of them came, or still will: what was said yes to is in the outbox. */
export async function missingEmails(dataDir: string, emails: Iterable<string>): Promise<string[]> {
  const outbox = openOutboxFolder(dataDir)
  const missing: string[] = []
  for (const email of emails) if ((await outbox.waitFor(email, 0)) === null) missing.push(email)
  return missing
}

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64')
}

function someAddress(): string {
  return `2001:db8:${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}::1`
}

function pick<T>(items: readonly T[]): T {
  return items[randomInt(items.length)] as T
}
