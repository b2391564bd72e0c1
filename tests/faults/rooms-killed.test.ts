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
import { roomSources } from '#tests/support/rooms/room-sources.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'
import { isFullLength, timesTried } from '#tests/support/vitest/full-length.ts'

const kills = timesTried(100, 4)
const roomCount = timesTried(50, 1)
const seats = timesTried(4, 6)
const tapEveryMs = timesTried(250, 110)
const waitMs = 30_000

/** By seat: the number of the last message, and of the last before this prompt. */
type Evening = { grants: SeatGrant[]; phones: RoomPhone[]; last: number[]; before: number[] }

let drop: (() => Promise<void>) | null = null
afterEach(async () => {
  await drop?.()
  drop = null
})

/** Phones whose answers change all the time; what was acknowledged must outlive the process. */
describe.each(roomSources)('rooms on $name', ({ name, open }) => {
  test(
    'lose no acknowledged move to SIGKILL, and close for SIGTERM',
    async () => {
      const source = await open()
      drop = source.drop
      const { env } = source
      let server = await startServer(env)
      const evenings: Evening[] = []
      while (evenings.length < roomCount) evenings.push(await openEvening(server.url))
      let acknowledged = 0

      for (let kill = 0; kill < kills; kill++) {
        await Promise.all(evenings.map((evening) => startAnew(evening)))
        let isTapping = true
        const taps = evenings.map((evening) => tapWhile(evening, () => isTapping))
        await sleep(1_000 + Math.random() * 300)
        server.process.kill('SIGKILL')
        isTapping = false
        await Promise.all([...taps, server.ended])
        const acked = evenings.map(({ phones }) => phones.map((phone) => phone.acked()))
        server = await startServer(env)
        const { url } = server
        const kept = evenings.map((evening, at) => expectKept(url, evening, acked[at] ?? []))
        for (const moves of await Promise.all(kept)) acknowledged += moves
      }
      if (isFullLength)
        process.stdout.write(`${name}: ${kills} kills, ${acknowledged} moves acknowledged\n`)
      expect(acknowledged).toBeGreaterThan(kills * roomCount)
      const startedMs = performance.now()
      server.process.kill('SIGTERM')
      expect((await server.ended).code).toBe(0)
      expect(performance.now() - startedMs).toBeLessThan(6_000)
      for (const { phones } of evenings)
        for (const phone of phones) expect(phone.closeCode()).toBe(1012)
    },
    timesTried(7_200_000, 60_000),
  )
})

async function openEvening(url: string): Promise<Evening> {
  const host = await openRoomAt(url)
  const grants = [host]
  for (let seat = 1; seat < seats; seat++)
    grants.push(await takeSeatAt(url, host.code, `Guest ${seat}`))
  const none = grants.map(() => 0)
  return { grants, phones: await connect(url, grants), last: none, before: none }
}

/** A fresh prompt that nobody has answered. */
async function startAnew(evening: Evening): Promise<void> {
  const { phones, last } = evening
  const [host] = phones as [RoomPhone]
  const dealtBefore = host.table()?.dealtAtMs
  const own = last[0] ?? 0
  const calls = [{ do: 'end' }, { ...startNever, options: { calls: true } }] as RoomCall[]
  for (const [at, call] of calls.entries()) {
    const n = own + 1 + at
    host.call(call, n)
    await host.until(
      () => host.acked() >= n || host.refusals().some((each) => each.n === n),
      waitMs,
    )
  }
  evening.before = last.with(0, own + calls.length)
  evening.last = [...evening.before]
  for (const phone of phones) {
    const isFresh = () => phone.table() && phone.table()?.dealtAtMs !== dealtBefore
    await phone.until(() => isFresh() && phone.game().phase === 'ask', waitMs)
  }
}

async function tapWhile({ phones, last }: Evening, isOn: () => boolean): Promise<void> {
  // The last seat does not answer: the prompt stays open.
  const taps = phones.slice(0, -1).map(async (phone, seat) => {
    await sleep(Math.random() * tapEveryMs)
    while (isOn()) {
      const n = (last[seat] ?? 0) + 1
      last[seat] = n
      phone.move({ type: 'answer', has: hasOf(n) }, n)
      await sleep(tapEveryMs)
    }
  })
  await Promise.all(taps)
}

const hasOf = (n: number) => n % 2 === 0

/** @returns how many moves the phones knew to be kept */
async function expectKept(url: string, evening: Evening, acked: number[]): Promise<number> {
  const { grants, before } = evening
  evening.phones = await connect(url, grants, evening.phones)
  let known = 0
  for (const [seat, phone] of evening.phones.slice(0, -1).entries()) {
    await phone.until(() => phone.table(), waitMs)
    const [own = 0, since = 0] = [acked[seat], before[seat]]
    expect(phone.acked()).toBeGreaterThanOrEqual(own)
    const answer = phone.acked() > since ? hasOf(phone.acked()) : null
    // Shown or not: with a slow start the prompt's clock may have run out.
    expect(phone.game()).toMatchObject({ answer })
    known += Math.max(0, own - since)
  }
  return known
}

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
