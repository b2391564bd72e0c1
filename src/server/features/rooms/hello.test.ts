import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '#server/compose.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { connectPhone, openRoomAt, postJson, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'

let services: Services
let url: string
let stop: () => Promise<void>

beforeEach(async () => {
  services = (await openTestServices('SQLite')).services
  ;({ url, stop } = await serveRooms(services))
})
afterEach(async () => {
  await stop()
  await services.close()
})

test('a server stops although phones say hello meanwhile', async () => {
  const host = await openRoomAt(url)
  const guest = await takeSeatAt(url, host.code, 'Emil')
  const early = await connectPhone(url, host)
  await early.until(() => early.view())
  const late = await connectPhone(url, guest)
  const stopped = stop()
  await Promise.all([early, late].map((phone) => phone.until(() => phone.closeCode() !== null)))
  expect([early.closeCode(), late.closeCode()]).toEqual([1012, 1012])
  await stopped
})

test('a phone whose hello fails leaves nothing behind', async () => {
  const host = await openRoomAt(url)
  vi.spyOn(services.rooms, 'change').mockRejectedValueOnce(new Error('the disk is full'))
  const phone = await connectPhone(url, host)
  await phone.until(() => phone.closeCode() !== null)
  expect(phone.closeCode()).toBe(1013)
  expect(services.rooms.count().connections).toBe(0)
})

test.each(['socket', 'events'])(
  'a phone that was said goodbye by %s leaves nothing behind',
  async (way) => {
    const host = await openRoomAt(url)
    const guest = await takeSeatAt(url, host.code, 'Emil')
    const phone = await connectPhone(url, host)
    const other = await (way === 'socket' ? connectPhone : connectByEvents)(url, guest)
    await other.until(() => other.view())
    await phone.ask({ do: 'remove', seat: 1 })
    await other.until(() => other.received.at(-1)?.type === 'goodbye')
    await vi.waitFor(() => expect(services.rooms.count().connections).toBe(1))
  },
)

test('a question for the headers of a stream opens none', async () => {
  const { code, token } = await openRoomAt(url)
  const hello = { token, as: 'seat', tab: 'headtab01', seq: 0, build: 'test' }
  const made = await postJson(url, `/api/rooms/${code}/tickets`, hello)
  const { ticket } = (await made.json()) as { ticket: string }
  const address = `${url}/api/rooms/${code}/events?ticket=${ticket}`
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
  expect(services.rooms.count().connections).toBe(0)
})
