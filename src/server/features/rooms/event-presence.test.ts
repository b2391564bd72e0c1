import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { connectPhone, openRoomAt, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'

/** The clock is moved; connections are asked for a sign of life every second of the real one. */
describe('a phone without sockets', () => {
  let services: Services
  let url: string
  let stop: () => Promise<void>
  let aheadMs = 0

  beforeAll(async () => {
    services = (await openTestServices('SQLite')).services
    services.now = () => Date.now() + aheadMs
    const served = await serveRooms(services)
    url = served.url
    stop = served.stop
  })
  afterAll(async () => {
    await stop()
    await services.close()
  })

  test('is here by its pings, away ten seconds after the last, and its stream ends at 25', async () => {
    const host = await openRoomAt(url)
    const watcher = await connectPhone(url, host)
    const phone = await connectByEvents(url, await takeSeatAt(url, host.code, 'Emil'))
    const emil = () => watcher.view()?.room.seats[1]?.presence
    await watcher.until(() => emil() === 'here')
    const pass = async (ms: number, isAlive: boolean) => {
      for (let left = ms; left > 0; left -= 3_000) {
        aheadMs += 3_000
        watcher.say({ type: 'ping' })
        if (isAlive) await phone.send({ type: 'ping' })
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
    }
    await pass(15_000, true)
    expect(emil()).toBe('here')
    expect(phone.received.some(({ type }) => type === 'pong')).toBe(true)
    await pass(12_000, false)
    await watcher.until(() => emil() === 'away')
    expect(phone.hasEnded()).toBe(false)
    await phone.send({ type: 'ping' })
    await watcher.until(() => emil() === 'here')
    await pass(42_000, false)
    await phone.until(phone.hasEnded)
    watcher.close()
  })
})
