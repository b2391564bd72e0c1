import { describe, expect, test } from 'vitest'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { connectPhone, openRoomAt, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime, untilTick } from '#tests/support/rooms/rooms-of-rows.ts'

describe('a phone without sockets', () => {
  const rooms = openRoomsOfRows('SQLite')

  test('is here by its pings, away ten seconds after the last, and its stream ends at 25', async () => {
    const host = await openRoomAt(rooms.url)
    const watcher = await connectPhone(rooms.url, host)
    const phone = await connectByEvents(rooms.url, await takeSeatAt(rooms.url, host.code, 'Emil'))
    const emil = () => watcher.view()?.room.seats[1]?.presence
    await watcher.until(() => emil() === 'here')
    const pass = async (ms: number, isAlive: boolean) => {
      for (let left = ms; left > 0; left -= 3_000) {
        await passTime(rooms, [watcher], 3_000)
        if (isAlive) await phone.send({ type: 'ping' })
        await untilTick()
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
