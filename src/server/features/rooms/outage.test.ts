import { afterEach, expect, test, vi } from 'vitest'
import type { RoomMessageUp } from '#contract/room-messages.ts'
import { connectPhone } from '#tests/support/rooms/room-phone.ts'
import { setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

afterEach(() => vi.restoreAllMocks())

/** The next save, and that one only. */
function failOnce(): void {
  vi.spyOn(rooms.services().database.db, 'updateTable').mockImplementationOnce(() => {
    throw new Error('the disk is full')
  })
}

test('what came behind a save that failed is sent again with it', async () => {
  const { code, tokenOf, ida } = await rooms.play()
  const messages: RoomMessageUp[] = [
    { type: 'move', n: 1, move: { type: 'answer', has: true } },
    { type: 'call', n: 2, call: { do: 'lines', lines: ['drink'] } },
  ]
  failOnce()
  expect((await rooms.sendUp(code, tokenOf(1), ...messages)).status).toBe(500)
  const again = await rooms.sendUp(code, tokenOf(1), ...messages)
  expect(await again.json()).toEqual({ acked: 2, refusals: [] })
  await ida.until(() => ida.game().answered === 1)
})

test('a room whose save failed hears of later ones, though nobody taps', async () => {
  const { code, host, ida } = await rooms.play()
  failOnce()
  host.move({ type: 'answer', has: true })
  await host.until(() => host.closeCode() === 1013)
  const seq = ida.view()?.seq ?? 0
  const another = rooms.services().database.db.updateTable('rooms').where('code', '=', code)
  await another.set((eb) => ({ version: eb('version', '+', 1) })).execute()
  await ida.until(() => (ida.view()?.seq ?? 0) > seq, 15_000)
}, 20_000)

test('moves that come while a phone says hello keep their order', async () => {
  const { code, tokenOf, ida } = await rooms.play()
  const emil = await connectPhone(rooms.url(), { code, token: tokenOf(1) })
  for (const has of [false, true]) emil.move({ type: 'answer', has })
  await emil.until(() => emil.view())
  emil.move({ type: 'answer', has: false })
  await emil.until(() => emil.acked() === 3)
  expect(emil.game().answer).toBe(false)
  await ida.until(() => ida.game().answered === 1)
})
