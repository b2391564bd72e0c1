import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ownPostgresRefusal, startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import {
  expectKept,
  lastKept,
  openTappingRoom,
  startAnew,
  tapWhile,
} from '#tests/support/rooms/tapping-room.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'
import { openDatabaseProxy } from '#tests/support/server/tcp-proxy.ts'

const seats = 6
const tapEveryMs = 110
const statementTimeoutMs = 5_000

const title = `a primary and a standby of its own${ownPostgresRefusal ? `: skipped, ${ownPostgresRefusal}` : ''}`

describe.skipIf(ownPostgresRefusal)(title, () => {
  test('a room loses no acknowledged move when the standby takes over', {
    timeout: 90_000,
  }, async () => {
    const primary = await startOwnPostgres()
    const standby = await startOwnPostgres({ standbyOf: primary })
    const { proxy, url } = await openDatabaseProxy(primary.url, statementTimeoutMs)
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: freshDataDir() })
    try {
      const room = await openTappingRoom(server.url, seats)
      await tapAndKeep(async () => {
        await sleep(1_000)
        await primary.kill()
        await sleep(500)
        await standby.promote()
        proxy.leadTo(standby.port)
      })
      await tapAndKeep(() => sleep(0))

      async function tapAndKeep(meanwhile: () => Promise<unknown>): Promise<void> {
        await startAnew(room)
        let isTapping = true
        const taps = tapWhile(room, tapEveryMs, () => isTapping)
        await meanwhile()
        await sleep(1_000)
        isTapping = false
        await taps
        const acked = room.phones.map(lastKept)
        expect(await expectKept(server.url, room, acked)).toBeGreaterThan(seats)
      }
    } finally {
      server.process.kill('SIGTERM')
      await server.ended
      await proxy.close()
      await Promise.all([primary.stop(), standby.stop()])
    }
  })
})
