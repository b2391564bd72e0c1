import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { connectPhone, type RoomPhone } from '#tests/support/rooms/room-phone.ts'
import { expectOthersPlay, setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

async function watch(code: string): Promise<RoomPhone> {
  const phone = await connectPhone(rooms.url(), { code, as: 'audience' })
  await phone.until(() => phone.asked())
  return phone
}

/** What the audience is told to have said, once three have answered. */
async function heardIn(room: Awaited<ReturnType<typeof rooms.play>>) {
  for (const phone of room.phones) await phone.act({ type: 'answer', has: true })
  await room.host.until(() => room.host.game().phase === 'show')
  return room.host.table()?.audience.heard?.taps ?? null
}

describe('a tap', () => {
  test.each<[string, object]>([
    ['for another seat', { seat: 0 }],
    ['for another page', { tab: 'abcdefgh' }],
    ['for another connection', { id: 'x/1' }],
    ['with a weight', { count: 100 }],
    ['with a number', { n: 1 }],
  ])('%s ends the connection, and counts nowhere', async (_, more) => {
    const room = await rooms.play()
    const watcher = await watch(room.code)
    watcher.say({ type: 'tap', ask: watcher.asked()?.id, choice: 'has', ...more })
    await watcher.until(() => watcher.closeCode() === 1008)
    expect(await heardIn(room)).toBeNull()
  })

  test.each<[string, (ask: string) => object]>([
    ['for a choice that is not offered', (ask) => ({ ask, choice: 'constructor' })],
    ['for what is not asked', () => ({ ask: 'ask 99 99', choice: 'has' })],
    ['for nothing', () => ({ ask: '', choice: '' })],
  ])('%s counts nowhere, and is told so', async (_, forge) => {
    const room = await rooms.play()
    const watcher = await watch(room.code)
    watcher.say({ type: 'tap', ...forge(watcher.asked()?.id ?? '') })
    await watcher.until(() => watcher.received.some(({ type }) => type === 'tapped'))
    expect(watcher.tapped()).toBeNull()
    expect(await heardIn(room)).toBeNull()
  })

  test.each<[string, object]>([
    ['too long', { ask: 'x'.repeat(201), choice: 'has' }],
    ['of another shape', { ask: { id: 'ask 1 1' }, choice: ['has'] }],
  ])('%s ends the connection', async (_, tap) => {
    const { code } = await rooms.play()
    const watcher = await watch(code)
    watcher.say({ type: 'tap', ...tap })
    await watcher.until(() => watcher.closeCode() === 1008)
  })

  test('of a seat or a screen counts nowhere', async () => {
    const room = await rooms.play()
    const watcher = await watch(room.code)
    const tap = { type: 'tap', ask: watcher.asked()?.id, choice: 'has' }
    const screen = await connectPhone(rooms.url(), { code: room.code })
    await screen.until(() => screen.table())
    for (const phone of [room.emil, screen]) {
      phone.say(tap)
      await phone.until(() => phone.received.some(({ type }) => type === 'tapped'))
      expect(phone.tapped()).toBeNull()
    }
    expect(await heardIn(room)).toBeNull()
  })

  test('is saved nowhere before it is told', async () => {
    const room = await rooms.play()
    const watcher = await watch(room.code)
    const before = await rooms.rowsOf(room.code)
    watcher.tap('has')
    await watcher.until(() => watcher.tapped() === 'has')
    expect(await rooms.rowsOf(room.code)).toBe(before)
  })
})

describe('who watches', () => {
  test('with a seat’s token is no seat', async () => {
    const { code, tokenOf, host } = await rooms.play()
    const phone = await connectPhone(rooms.url(), { code, token: tokenOf(0), as: 'audience' })
    await phone.until(() => phone.table())
    await host.act({ type: 'answer', has: true })
    await phone.until(() => phone.game().answered === 1)
    expect(phone.table()?.viewer).toBe('audience')
    expect(phone.game().answer).toBeNull()
    await phone.act({ type: 'answer', has: false })
    expect(phone.refusals()).toMatchObject([{ code: 'watching' }])
  })

  test('opens many pages with one name for them, and counts once', async () => {
    const room = await rooms.play()
    const tab = randomBytes(9).toString('base64url')
    const pages: RoomPhone[] = []
    for (let page = 0; page < 12; page++) {
      const phone = await connectPhone(rooms.url(), { code: room.code, as: 'audience' }, { tab })
      await phone.until(() => phone.asked() || phone.closeCode() !== null)
      phone.tap('has')
      await phone.until(() => phone.tapped() === 'has')
      pages.push(phone)
    }
    expect(pages.filter((phone) => phone.closeCode() === null)).toHaveLength(1)
    await room.host.until(() => room.host.view()?.room.audience === 1)
    expect(await heardIn(room)).toEqual({ has: 1 })
  })

  test('floods taps: the connection ends, and the others play on', async () => {
    const room = await rooms.play()
    const watcher = await watch(room.code)
    for (let tap = 0; tap < 2_000; tap++) watcher.tap(tap % 2 ? 'has' : 'hasnt')
    await watcher.until(() => watcher.closeCode() !== null)
    expect(watcher.texts.length).toBeLessThan(400)
    await expectOthersPlay(room)
    await room.host.until(() => room.host.view()?.room.audience === 0)
    expect(await heardIn(room)).toBeNull()
  })

  test('sends nothing up without a seat, by call or by stream', async () => {
    const { code, host } = await rooms.play()
    const sent = await rooms.postTo(code, 'messages', {
      token: null,
      tab: 'abcdefgh',
      messages: [{ type: 'tap', ask: 'ask 1 1', choice: 'has' }],
    })
    expect(sent.status).toBe(400)
    const events = await connectByEvents(rooms.url(), {
      code,
      as: 'audience',
      tap: { ask: 'ask 1 1', choice: 'no such' },
    })
    await events.until(() => events.received.some(({ type }) => type === 'tapped'))
    expect(events.received.find(({ type }) => type === 'tapped')).toMatchObject({ choice: null })
    expect(host.game().answered).toBe(0)
    events.close()
  })
})
