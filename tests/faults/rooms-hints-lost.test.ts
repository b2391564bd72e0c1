import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, isPostgresThere, postgresUrl } from '#tests/support/database/database.ts'
import { isNatsThere, startNats } from '#tests/support/rooms/nats-server.ts'
import {
  connectPhone,
  openRoomAt,
  type RoomPhone,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { openTcpProxy } from '#tests/support/server/tcp-proxy.ts'

/** What `open-hints.ts` states, and what a busy machine needs. */
const slackMs = 1_500
const pollMs = 1_500 + slackMs
const pollWithHintsMs = 10_000 + slackMs
const hintMs = 700
const timeout = 90_000
const secret = 'a'.repeat(64)
const applicationName = `hints-lost-${process.pid}`

describe.runIf(isPostgresThere)('two processes whose hints are lost', () => {
  let place: Awaited<ReturnType<typeof createDatabase>>
  let servers: RunningServer[]

  beforeEach(async () => {
    place = await createDatabase()
    servers = []
  })
  afterEach(async () => {
    for (const { process } of servers) process.kill('SIGTERM')
    const codes = await Promise.all(servers.map(async ({ ended }) => (await ended).code))
    await place.drop()
    expect(codes).toEqual([0, 0])
  })

  /** A phone at each, in a game. */
  async function play(more: Record<string, string> = {}) {
    const url = new URL(place.url)
    url.searchParams.set('application_name', applicationName)
    const env = { DATABASE_URL: url.href, DATA_DIR: freshDataDir(), AUTH_SECRET: secret, ...more }
    for (let at = 0; at < 2; at++) servers.push(await startServer(env))
    const [here, there] = servers.map(({ url }) => url) as [string, string]
    const host = await openRoomAt(here)
    const other = await takeSeatAt(there, host.code, 'Emil')
    const a = await connectPhone(here, host)
    const b = await connectPhone(there, other)
    // A third keeps the prompt open.
    await takeSeatAt(here, host.code, 'Ida').then((grant) => connectPhone(here, grant))
    await a.until(() => a.view()?.room.seats.every(({ presence }) => presence === 'here'))
    await a.ask(startNever)
    await b.until(() => b.table(), pollWithHintsMs)
    return { a, b, untilSeen: (withinMs: number) => untilSeen(a, b, withinMs) }
  }

  test.runIf(isNatsThere)('NATS swallows, is away, and comes back', { timeout }, async () => {
    const nats = await startNats()
    const proxy = await openTcpProxy({ host: '127.0.0.1', port: nats.port })
    try {
      const { a, b, untilSeen } = await play({ ROOM_HINTS_URL: `nats://127.0.0.1:${proxy.port}` })
      await untilSeen(hintMs)
      // Nothing tells that hints are lost: the slow look finds them.
      proxy.set('swallow')
      await untilSeen(pollWithHintsMs)
      proxy.set('refuse')
      await sleep(pollMs)
      for (let move = 0; move < 2; move++) await untilSeen(pollMs)
      proxy.set('pass')
      await untilHintsAreBack(a, b)
      await untilSeen(hintMs)
    } finally {
      await proxy.close()
      await nats.stop()
    }
  })

  test('connections that listen for NOTIFY are cut before every move', { timeout }, async () => {
    const { a, b, untilSeen } = await play()
    await untilSeen(hintMs)
    for (let move = 0; move < 5; move++) {
      expect(await cutListeners()).toBeGreaterThan(0)
      await untilSeen(pollMs)
    }
    await untilHintsAreBack(a, b)
    await untilSeen(hintMs)
  })
})

async function cutListeners(): Promise<number> {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and application_name = $1`,
    [applicationName],
  )
  await client.end()
  return rowCount ?? 0
}

let has = false

/** Both ways, at the same version. @returns how long it took */
async function untilSeen(a: RoomPhone, b: RoomPhone, withinMs: number): Promise<number> {
  const startedMs = performance.now()
  has = !has
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    await from.act({ type: 'answer', has })
    const seq = from.view()?.seq ?? Infinity
    await to.until(() => (to.view()?.seq ?? 0) >= seq, withinMs)
    expect(to.refusals()).toEqual([])
  }
  return performance.now() - startedMs
}

async function untilHintsAreBack(a: RoomPhone, b: RoomPhone): Promise<void> {
  await expect
    .poll(async () => (await untilSeen(a, b, pollWithHintsMs)) < hintMs, {
      timeout: 30_000,
      interval: 200,
    })
    .toBe(true)
}
