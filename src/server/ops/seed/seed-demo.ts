import { createHash } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import type { Services } from '#server/compose.ts'
import { saveFeedback } from '#server/features/feedback/save-feedback.ts'
import { storeObject } from '#server/features/objects/store-object.ts'
import { changeList } from '#server/features/packs/change-list.ts'
import { findPackRow } from '#server/features/packs/pack-repository.ts'
import { claimReward } from '#server/features/profile/claim-reward.ts'
import { getProfile } from '#server/features/profile/get-profile.ts'
import { recordActivity } from '#server/features/profile/record-activity.ts'
import { type DemoPack, type DemoPerson, demoPeople } from './demo-people.ts'
import { ensureAccount } from './ensure-account.ts'

const startMs = Date.UTC(2026, 0, 2, 20)
const rewards = ['welcome', 'first-like', 'first-pack', 'feedback']

export type Seeded = { people: number; packs: number }

/**
 * Adds demonstration data through the use-cases; existing data stays. Returns how much was new.
 * @param password of all accounts
 */
export async function seedDemo(services: Services, password: string): Promise<Seeded> {
  const ids: string[] = []
  const seeded = { people: 0, packs: 0 }
  // Hashed once, because hashing is slow by design.
  const passwordHash = await hashPassword(password)
  for (const person of demoPeople) {
    const { userId, isNew } = await ensureAccount(services, { ...person, passwordHash })
    ids.push(userId)
    if (isNew) seeded.people++
    await getProfile(services, userId)
    for (const pack of person.packs)
      if (await publish(services, userId, person, pack)) seeded.packs++
    await play(services, userId, person)
  }
  for (const { packs } of demoPeople) {
    for (const { id, likedBy } of packs) for (const at of likedBy) await like(services, ids[at], id)
  }
  for (const userId of ids) {
    for (const reward of rewards) await claimReward(services, userId, reward)
  }
  return seeded
}

/** False when the id is taken. */
async function publish(
  services: Services,
  userId: string,
  { name: author }: DemoPerson,
  { id, game, name, description, prompts }: DemoPack,
): Promise<boolean> {
  if (await findPackRow(services.database.db, id)) return false
  const date = new Date(startMs).toISOString()
  const tags = [game, 'demonstration', 'listed']
  const metadata = { id, name, description, author, tags, creation_date: date }
  const pack = {
    metadata: { ...metadata, explicit: false, alcohol: false },
    prompts: prompts.map((text) => ({ text })),
    likes: 0,
    plays: 0,
    lastUpdated: date,
  }
  await storeObject(services, {
    userId,
    name: packPath(id),
    bytes: Buffer.from(writePackFile(pack)),
    contentType: 'application/json',
    settings: {},
    md5Hash: null,
    ifGeneration: 0,
  })
  return true
}

async function play(services: Services, userId: string, { games, feedback }: DemoPerson) {
  for (const game of games) {
    const key = uuidOf(`${userId} ${game}`)
    await recordActivity(services, userId, { deed: 'game-finished', game, sober: true, key })
    await changeList(services, { userId, list: 'liked_games', itemId: game }, 'on')
  }
  if (feedback === '') return
  const at = demoPeople.findIndex((person) => person.feedback === feedback)
  const time = new Date(startMs + at * 60_000).toISOString()
  const [game = ''] = games
  const sent = { time, feedback, user: '', positive: true, game }
  await saveFeedback(services.database, sent, services.now(), userId)
}

async function like(services: Services, userId: string | undefined, packId: string) {
  if (userId === undefined) return
  await changeList(services, { userId, list: 'liked_games', itemId: packId }, 'on')
}

/** Deterministic idempotency key. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
