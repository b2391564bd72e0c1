import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import { dayMs, hourMs, openMovableClock } from '#tests/support/server/open-movable-clock.ts'
import { expectObjectsIntact } from '#tests/support/storage/objects-intact.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
const frozenMs = timesTried(20_000, 4_000)

let server: FaultServer | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

test('a process that is frozen for a while answers all that waited', {
  timeout: startTimeoutMs,
}, async () => {
  server = await openFaultServer()
  const guest = await server.createUser()
  const by = server.by(guest)
  const { ask } = server
  const path = `/api/users/${guest.userId}`
  expect((await ask(path, guest)).status).toBe(200)
  server.signal('SIGSTOP')
  const waiting = [
    ...Array.from({ length: 20 }, () => ask(path, guest)),
    ask(`${path}/claimed_rewards`, guest, 'POST', { rewardId: 'welcome' }),
  ]
  const upload = by.upload(`users/${guest.userId}/a`, 'kept')
  await sleep(frozenMs)
  server.signal('SIGCONT')
  expect((await Promise.all(waiting)).filter(({ status }) => status !== 200)).toEqual([])
  expect((await upload).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  await expectBalanced(server.db)
  await expectObjectsIntact(server, guest)
})

test('a clock that jumps: nothing breaks, no coin comes twice', {
  timeout: startTimeoutMs,
}, async () => {
  const clock = openMovableClock()
  server = await openFaultServer({ env: clock.env })
  const { ask, db } = server
  const guest = await server.createUser()
  // A session that outlives every jump: what is asked is not whether it has ended.
  await db.updateTable('sessions').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute()
  const path = `/api/users/${guest.userId}`
  const by = server.by(guest)
  const name = `users/${guest.userId}/a`
  let lastGeneration = 0n
  const jumps = [0, hourMs, -hourMs, dayMs, -dayMs, 365 * dayMs, -365 * dayMs, 0]
  for (const [n, aheadMs] of jumps.entries()) {
    await clock.jump(aheadMs)
    expect([aheadMs, (await ask(path, guest)).status]).toEqual([aheadMs, 200])
    const claim = await ask(`${path}/claimed_rewards`, guest, 'POST', { rewardId: 'welcome' })
    expect([aheadMs, claim.status]).toEqual([aheadMs, n === 0 ? 200 : 409])
    const stored = await by.upload(name, `at ${aheadMs}`)
    expect([aheadMs, stored.status]).toEqual([aheadMs, 200])
    // Whoever compares two uploads finds the later one later, whatever the clock said.
    const generation = BigInt((await stored.json()).generation)
    expect(generation > lastGeneration).toBe(true)
    lastGeneration = generation
    expect(await (await by.download(name)).text()).toBe(`at ${aheadMs}`)
    expect((await ask('/readyz')).status).toBe(200)
    const listed = await ask('/api/packs')
    expect([aheadMs, listed.status]).toEqual([aheadMs, 200])
  }
  // A session that has ended is none, and is one again where the clock was wrong.
  const soon = new Date(Date.now() + hourMs).toISOString()
  await db.updateTable('sessions').set({ expires_at: soon }).execute()
  await clock.jump(dayMs)
  expect((await ask(path, guest)).status).toBe(401)
  await clock.jump(0)
  expect((await ask(path, guest)).status).toBe(200)
  await expectBalanced(db)
  await expectObjectsIntact(server, guest)
  const { output, code } = await server.close()
  server = null
  expect(code).toBe(0)
  expectNoFailures(output)
})
