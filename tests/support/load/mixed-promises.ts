import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readParts } from '#server/features/objects/upload-repository.ts'
import { expectBalanced } from '../database/ledger.ts'
import type { FaultServer } from '../server/fault-server.ts'
import { expectObjectsIntact } from '../storage/objects-intact.ts'
import type { TestUser } from '../users/create-user.ts'
import { type MixedPromises, missingEmails } from './mixed-load.ts'

const timeoutMs = 20_000
const twoDaysMs = 2 * 24 * 60 * 60 * 1000

/** No acknowledged write is lost, every object is what its row says, and the ledger adds up. */
export async function expectWritesKept(
  server: FaultServer,
  guests: readonly TestUser[],
  promised: MixedPromises,
): Promise<void> {
  const { db } = server
  const rows = await db.selectFrom('objects').select(['name', 'md5']).execute()
  const md5s = new Map(rows.map(({ name, md5 }) => [name, md5]))
  const lost = [...promised.objects].filter(([name, md5]) => (md5s.get(name) ?? null) !== md5)
  expect(lost).toEqual([])
  for (const user of guests) await expectObjectsIntact(server, user)
  const claimed = await db.selectFrom('coin_entries').select(['user_id', 'key']).execute()
  const claims = new Set(claimed.map(({ user_id, key }) => `${user_id} ${key.slice(7)}`))
  expect([...promised.claims].filter((claim) => !claims.has(claim))).toEqual([])
  await expectBalanced(db)
  const users = await db.selectFrom('users').select('email').execute()
  const emails = new Set(users.map(({ email }) => email))
  expect([...promised.emails].filter((email) => !emails.has(email))).toEqual([])
}

/** Every letter that was promised comes, once whoever took it and did not deliver it has had their time. */
export async function expectEmails(server: FaultServer, promised: MixedPromises): Promise<void> {
  // Whoever was killed held letters for the length of a lease; let that be over.
  await server.db.updateTable('messages').set({ next_attempt_at: 0 }).execute()
  await server.killAndRise()
  await expect
    .poll(() => missingEmails(server.dataDir, promised.emails), { timeout: timeoutMs })
    .toEqual([])
}

/**
 * What was paid for is had: what was being delivered when it died is delivered again. Others may have
 * it too, whose payment went through while its answer was lost.
 */
export async function expectPremium(
  server: FaultServer,
  users: readonly TestUser[],
  promised: MixedPromises,
): Promise<void> {
  for (const user of users.filter(({ userId }) => promised.premium.has(userId))) {
    await expect.poll(() => hasPremium(server, user), { timeout: timeoutMs }).toBe(true)
  }
}

async function hasPremium(server: FaultServer, user: TestUser): Promise<boolean> {
  const path = '/api/stripe/check_subscription'
  await server.ask(path, user, 'POST', { userId: user.userId })
  return JSON.parse((await server.ask(`/api/users/${user.userId}`, user)).text).premium
}

/** No bytes are left in the folder of objects that nothing names, once the daily search is due. */
export async function expectNoOrphans(server: FaultServer): Promise<void> {
  const { db } = server
  // Whatever a fault left behind is old by now.
  const longAgo = (Date.now() - twoDaysMs) / 1000
  for (const path of blobsIn(server.dataDir).values()) utimesSync(path, longAgo, longAgo)
  await db
    .updateTable('jobs')
    .set({ due_at: 0 })
    .where('name', '=', 'sweep orphan bodies')
    .execute()
  await server.killAndRise()
  await expect.poll(() => orphanBlobs(server), { timeout: timeoutMs }).toEqual([])
}

/** The bytes in the folder of objects that no row names. */
export async function orphanBlobs({ db, dataDir }: FaultServer): Promise<string[]> {
  const tables = ['objects', 'builds', 'spent_bodies'] as const
  const named = new Set<string>()
  for (const table of tables) {
    for (const { body_id } of await db.selectFrom(table).select('body_id').execute())
      named.add(body_id)
  }
  const uploads = await db.selectFrom('uploads').select('parts').execute()
  for (const part of uploads.flatMap(readParts)) named.add(part)
  return [...blobsIn(dataDir).keys()].filter((blobId) => !named.has(blobId))
}

/** The bytes in the folder of objects, by the ids that they are named by. */
function blobsIn(dataDir: string): Map<string, string> {
  const folder = join(dataDir, 'objects')
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)))
  const files = paths.filter((path) => statSync(path).isFile() && !path.includes('/aside/'))
  return new Map(files.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
}
