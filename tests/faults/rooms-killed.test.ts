import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabase, isPostgresThere } from '#tests/support/database/database.ts'
import { openRoomAt, startNever, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { roomSources } from '#tests/support/rooms/room-sources.ts'
import {
  connect,
  expectKept,
  lastKept,
  openTappingRoom,
  startAnew,
  type TappingRoom,
  tapWhile,
} from '#tests/support/rooms/tapping-room.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'
import { isFullLength, timesTried } from '#tests/support/vitest/full-length.ts'

const kills = timesTried(100, 4)
const roomCount = timesTried(50, 1)
const seats = timesTried(4, 6)
const tapEveryMs = timesTried(250, 110)

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
      const rooms: TappingRoom[] = []
      while (rooms.length < roomCount) rooms.push(await openTappingRoom(server.url, seats))
      let acknowledged = 0

      for (let kill = 0; kill < kills; kill++) {
        await Promise.all(rooms.map(startAnew))
        let isTapping = true
        const taps = rooms.map((room) => tapWhile(room, tapEveryMs, () => isTapping))
        await sleep(1_000 + Math.random() * 300)
        server.process.kill('SIGKILL')
        isTapping = false
        await Promise.all([...taps, server.ended])
        const acked = rooms.map(({ phones }) => phones.map(lastKept))
        server = await startServer(env)
        const { url } = server
        const kept = rooms.map((room, at) => expectKept(url, room, acked[at] ?? []))
        for (const moves of await Promise.all(kept)) acknowledged += moves
      }
      if (isFullLength)
        process.stdout.write(`${name}: ${kills} kills, ${acknowledged} moves acknowledged\n`)
      expect(acknowledged).toBeGreaterThan(kills * roomCount)
      const startedMs = performance.now()
      server.process.kill('SIGTERM')
      expect((await server.ended).code).toBe(0)
      expect(performance.now() - startedMs).toBeLessThan(6_000)
      for (const { phones } of rooms)
        for (const phone of phones) expect(phone.closeCode()).toBe(1012)
    },
    timesTried(7_200_000, 60_000),
  )
})

test.runIf(isPostgresThere)(
  'a killed process takes no seat with it: one that stays away is passed over elsewhere',
  async () => {
    const place = await createDatabase()
    drop = place.drop
    const env = { DATABASE_URL: place.url, DATA_DIR: freshDataDir(), AUTH_SECRET: 'a'.repeat(64) }
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
    const killedMs = performance.now()
    await a?.until(() => a.game().phase === 'show', 30_000)
    expect(performance.now() - killedMs).toBeGreaterThan(5_000)
    expect(a?.table()?.away).toEqual([1])
    const [back] = await connect(here.url, [other])
    await back?.until(() => back.game().phase === 'show')
    here.process.kill('SIGTERM')
    expect((await here.ended).code).toBe(0)
  },
)
