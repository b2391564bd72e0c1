import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { createSchema, isPostgresThere } from '#tests/support/database/database.ts'
import {
  connectPhone,
  openRoomAt,
  type RoomPhone,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'

const rounds = 4
const seats = 6

type Tap = { n: number; has: boolean }

let drop: (() => Promise<void>) | null = null
afterEach(async () => {
  await drop?.()
  drop = null
})

const sources: [string, () => Promise<Record<string, string>>][] = [
  ['SQLite', async () => ({ DATA_DIR: freshDataDir() })],
]
if (isPostgresThere) {
  sources.push([
    'Postgres',
    async () => {
      const schema = await createSchema()
      drop = schema.drop
      return { DATABASE_URL: schema.url, DATA_DIR: freshDataDir() }
    },
  ])
}

/** Phones whose answers change all the time; what was acknowledged must outlive the process. */
describe.each(sources)('rooms on %s', (_, makeEnv) => {
  test('lose no acknowledged move to SIGKILL, and close for SIGTERM', async () => {
    const env = { ...(await makeEnv()), AUTH_SECRET: 'a'.repeat(64) }
    let server = await startServer(env)
    const host = await openRoomAt(server.url)
    const grants: SeatGrant[] = [host]
    for (let seat = 1; seat < seats; seat++)
      grants.push(await takeSeatAt(server.url, host.code, `Guest ${seat}`))
    let phones = await connect(server.url, grants)
    await phones[0]?.ask({ ...startNever, options: { calls: true } } as RoomCall)
    for (const phone of phones) await phone.until(() => phone.table())
    const sent = grants.map(() => [] as Tap[])

    for (let round = 0; round < rounds; round++) {
      let isTapping = true
      // The last seat does not answer: the prompt stays open.
      const taps = phones.slice(0, -1).map(async (phone, seat) => {
        while (isTapping) {
          const n = (sent[seat]?.at(-1)?.n ?? 10) + 1
          sent[seat]?.push({ n, has: n % 2 === 0 })
          phone.move({ type: 'answer', has: n % 2 === 0 }, n)
          await sleep(110)
        }
      })
      await sleep(1_000 + Math.random() * 300)
      server.process.kill('SIGKILL')
      isTapping = false
      await Promise.all([...taps, server.ended])
      const acked = phones.map((phone) => phone.acked())
      server = await startServer(env)
      phones = await connect(server.url, grants, phones)
      for (const [seat, phone] of phones.slice(0, -1).entries()) {
        await phone.until(() => phone.table())
        expect(phone.acked()).toBeGreaterThanOrEqual(acked[seat] ?? 0)
        const last = sent[seat]?.find(({ n }) => n === phone.acked())
        expect(phone.game()).toMatchObject({ phase: 'ask', answer: last?.has })
      }
    }
    const startedMs = performance.now()
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(6_000)
    for (const phone of phones) expect(phone.closeCode()).toBe(1012)
  })
})

test.runIf(isPostgresThere)(
  'a killed process takes no seat with it: one that stays away is passed over elsewhere',
  async () => {
    const schema = await createSchema()
    drop = schema.drop
    const env = { DATABASE_URL: schema.url, DATA_DIR: freshDataDir(), AUTH_SECRET: 'a'.repeat(64) }
    const here = await startServer(env)
    const there = await startServer(env)
    const host = await openRoomAt(here.url)
    const other = await takeSeatAt(there.url, host.code, 'Emil')
    const [a] = await connect(here.url, [host])
    const [b] = await connect(there.url, [other])
    await a?.ask(startNever)
    await b?.until(() => b.table())
    await a?.act({ type: 'answer', has: true })
    there.process.kill('SIGKILL')
    await sleep(5_000)
    expect(a?.game().phase).toBe('ask')
    await a?.until(() => a.game().phase === 'show', 30_000)
    expect(a?.table()?.away).toEqual([1])
    const [back] = await connect(here.url, [other])
    await back?.until(() => back.game().phase === 'show')
    here.process.kill('SIGTERM')
    expect((await here.ended).code).toBe(0)
  },
)

async function connect(url: string, grants: readonly SeatGrant[], before: RoomPhone[] = []) {
  return await Promise.all(
    grants.map((grant, seat) => {
      const tab = before[seat]?.tab
      return connectPhone(url, grant, tab ? { tab } : {})
    }),
  )
}
