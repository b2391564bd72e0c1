import { afterAll, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/app/services.ts'
import { connectPhone, openRoomAt, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'

const { services } = await openTestServices('SQLite')
afterAll(() => services.close())

test('a server stops although phones say hello meanwhile', async () => {
  const { url, stop } = await serveRooms(services)
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
