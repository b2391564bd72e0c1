import { afterEach, describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { type RoomPhone, seatAt, startNever } from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime } from '#tests/support/rooms/rooms-of-rows.ts'

const minute = 60_000
/** Shorter than it takes to be away. */
const stepMs = 6_000
const options = { calls: false, story: false, rounds: 0 }

/** The clock is moved; phones that are connected are heard of all the time. */
describe('the pace of a game', () => {
  const rooms = openRoomsOfRows('SQLite')
  let open: RoomPhone[] = []

  afterEach(() => {
    for (const phone of open) phone.vanish()
    open = []
  })

  const reveal = async (more: object = {}) => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    open = phones
    const [host, emil] = phones as [RoomPhone, RoomPhone]
    await host.ask({ ...startNever, options, ...more } as RoomCall)
    await emil.until(() => emil.table())
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await host.until(() => host.game().phase === 'show')
    return { host, emil }
  }
  /** Nobody is away meanwhile. */
  const jump = (ms: number) => passTime(rooms, open, ms, stepMs)

  test('about twelve minutes: the Next of the tenth ends it, unless the host keeps playing', async () => {
    const { host, emil } = await reveal({ minutes: 12 })
    const { dealtAtMs, lastRoundAtMs } = host.table() ?? {}
    expect((lastRoundAtMs ?? 0) - (dealtAtMs ?? 0)).toBe(10 * minute)
    await emil.ask({ do: 'keep-playing' })
    expect(emil.refusals()).toMatchObject([{ code: 'host-only' }])
    await host.ask({ do: 'keep-playing' })
    await jump(14 * minute)
    await emil.act({ type: 'next' })
    await emil.until(() => emil.game().round === 2)
    for (const phone of [host, emil]) await phone.act({ type: 'answer', has: true })
    await emil.until(() => emil.game().phase === 'show')
    await jump(2 * minute)
    await emil.act({ type: 'next' })
    await emil.until(() => emil.table()?.recap && emil.view()?.room.evening)
    expect(emil.table()?.lastRoundAtMs).toBeNull()
  })

  test('as long as its house rules say', async () => {
    const { host, emil } = await reveal()
    expect(host.table()?.lastRoundAtMs).toBeNull()
    await host.ask({ do: 'keep-playing' })
    expect(host.refusals()).toMatchObject([{ code: 'no-game' }])
    await jump(60 * minute)
    await emil.act({ type: 'next' })
    await emil.until(() => emil.game().round === 2)
  })

  test('who was passed over three times is told so, until they do something', async () => {
    const { host, emil } = await reveal()
    const passes = (phone: RoomPhone) => phone.view()?.room.passes
    for (let round = 2; round <= 4; round++) {
      await jump(11_000)
      await host.act({ type: 'next' })
      await host.until(() => host.game().round === round)
      await host.act({ type: 'answer', has: true })
      await jump(41_000)
      await emil.until(() => emil.game().phase === 'show')
    }
    await emil.until(() => passes(emil) === 3)
    expect(passes(host)).toBe(0)
    await jump(11_000)
    await emil.act({ type: 'next' })
    await emil.until(() => passes(emil) === 0)
  })

  test('water and air after the third game, until anybody skips it', async () => {
    const { host, emil } = await reveal()
    for (let game = 1; game <= 3; game++) {
      await host.ask({ do: 'end' })
      await emil.until(() => emil.view()?.room.evening?.games === game)
      await host.ask({ ...startNever, options } as RoomCall)
      await emil.until(() => game === 3 || !emil.table()?.recap)
      if (game === 3) break
      for (const phone of [host, emil]) await phone.act({ type: 'answer', has: true })
      await host.until(() => host.game().phase === 'show')
    }
    await emil.until(() => emil.view()?.room.phase === 'lobby' && emil.view()?.room.water)
    await emil.ask({ do: 'skip-water' })
    await host.until(() => host.view()?.room.water === null)
    await host.ask({ ...startNever, options } as RoomCall)
    await emil.until(() => emil.table())
  })

  test('keep moving: Next comes by itself, once it was asked for', async () => {
    const { host, emil } = await reveal()
    await jump(30_000)
    expect(host.game().round).toBe(1)
    await host.ask({ do: 'keep-moving', isOn: true })
    await emil.until(() => emil.view()?.room.keepsMoving)
    await jump(14_000)
    expect(host.game().round).toBe(1)
    await jump(2_000)
    await emil.until(() => emil.game().round === 2)
  })
})
