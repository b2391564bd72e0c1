import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { offeredRewards } from '#domain/profile/rewards.ts'
import { packsForSale } from '#server/features/packs/premium-packs.ts'
import type { OutboxFolder } from '../messages/outbox-folder.ts'
import { freshAddress } from '../users/fresh-address.ts'
import { appAt, openVisitor, readUserId, type Visitor } from '../users/visitor.ts'

export type Player = { userId: string; phoneNumber: string; visitor: Visitor }

/** What the server has promised: all of it must be found again, each thing once. */
export type Promised = {
  claims: Set<string>
  passes: Set<string>
  friends: { phoneNumber: string; invitedBy: string }[]
}

const itemIds = packsForSale.map(({ itemId }) => itemId)

const christmasEveMs = Date.UTC(2026, 11, 24, 12)
const calendarYear = new Date().getUTCFullYear()
const rewardIds = offeredRewards(christmasEveMs).map(({ id }) =>
  id.replace(/^calendar-\d{4}/, `calendar-${calendarYear}`),
)

/** Somebody who signs in by phone; null when the code did not come through. */
export async function signInByPhone(
  url: string,
  outbox: OutboxFolder,
  phoneNumber: string,
  invitedBy?: string,
): Promise<Player | null> {
  const { app, headers } = appAt(url)
  const visitor = openVisitor(app, { ...headers, 'x-forwarded-for': freshAddress() })
  if (invitedBy) visitor.cookies.set('invite', invitedBy)
  const known = outbox.countTo(phoneNumber)
  await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
  const code = /\b\d{6}\b/.exec((await outbox.waitFor(phoneNumber, known)) ?? '')?.[0]
  const answer = await visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })
  return answer.ok ? { userId: await readUserId(visitor), phoneNumber, visitor } : null
}

/**
 * Claims, spends and invites, all at once, over and over. A writer that loses the server waits until
 * it, or is asked to come again, waits and carries on; nothing counts as promised before its answer
 * is here.
 */
export function loadCoins(url: string, outbox: OutboxFolder, players: Player[], writers: number) {
  const promised: Promised = { claims: new Set(), passes: new Set(), friends: [] }
  const surprises: string[] = []
  let isOver = false
  let answered = 0

  async function claim({ userId, visitor }: Player): Promise<void> {
    const rewardId = pick(rewardIds)
    const answer = await visitor.post(`/api/users/${userId}/claimed_rewards`, { rewardId })
    const { error } = await answer.json()
    if (answer.status === 503) throw new Error('away')
    if (answer.ok || error === 'Reward already claimed')
      promised.claims.add(`${userId} ${rewardId}`)
    else if (!String(error).startsWith('Not yet')) surprises.push(`claim: ${error}`)
  }

  async function spend({ userId, visitor }: Player): Promise<void> {
    const itemId = pick(itemIds)
    const answer = await visitor.post(`/api/users/${userId}/purchases`, { itemId })
    const body = await answer.json()
    if (answer.status === 503) throw new Error('away')
    if (!answer.ok) surprises.push(`purchase: ${answer.status} ${JSON.stringify(body)}`)
    else if (body.ok) promised.passes.add(`${userId} ${itemId}`)
  }

  async function invite({ userId }: Player): Promise<void> {
    const phoneNumber = `+479${randomInt(1_000_000, 9_999_999)}`
    const friend = await signInByPhone(url, outbox, phoneNumber, userId)
    if (friend) promised.friends.push({ phoneNumber, invitedBy: userId })
  }

  async function write(acts: readonly ((player: Player) => Promise<void>)[]): Promise<void> {
    while (!isOver) {
      // Until the server is back.
      await pick(acts)(pick(players)).then(
        () => {
          answered += 1
        },
        () => sleep(20),
      )
    }
  }

  // A few of them invite: each friend is an account to be made, and looked after at the end.
  const ended = Promise.all(
    Array.from({ length: writers }, (_, n) => write(n < 4 ? [invite] : [claim, claim, spend])),
  )
  const end = async () => {
    isOver = true
    await ended
  }
  return { promised, surprises, end, answered: () => answered }
}

function pick<T>(items: readonly T[]): T {
  return items[randomInt(items.length)] as T
}
