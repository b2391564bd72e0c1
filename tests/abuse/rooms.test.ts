import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { hashSeatToken } from '#server/features/rooms/seat-token.ts'
import {
  connectPhone,
  openRoomAt,
  prompts,
  type RoomPhone,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { answerMove, refusedWith, setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

describe('a token that is no seat’s', () => {
  test.each<[string, (own: string) => string | Promise<string>]>([
    ['guessed', () => randomBytes(32).toString('base64url')],
    ['a letter off', (own) => (own.startsWith('A') ? 'B' : 'A') + own.slice(1)],
    ['in another case', (own) => own.replace(/[a-z]/i, flipCase)],
    ['its stored hash', (own) => hashSeatToken(own).padEnd(43, 'A')],
    ['of another room', async () => (await openRoomAt(rooms.url())).token],
  ])('%s opens nothing', async (_, forge) => {
    const { code, tokenOf } = await rooms.play()
    const token = await forge(tokenOf(0))
    const before = await rooms.rowsOf(code)
    expect(await rooms.knockEverywhere(code, token)).toEqual(refusedWith('no-seat'))
    expect(await rooms.rowsOf(code)).toBe(before)
  })

  test('a token in the address of the socket is not read', async () => {
    const { code, tokenOf } = await rooms.play()
    const phone = await connectPhone(rooms.url(), {
      code: `${code}/socket?token=${tokenOf(0)}&`,
      as: 'seat',
    })
    await phone.until(() => phone.goodbye() === 'no-seat')
    expect(phone.views()).toEqual([])
  })

  function flipCase(letter: string): string {
    return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  }
})

describe('a seat acts for itself alone', () => {
  test.each(['seat', 'by', 'player', 'viewer', 'actor', 'as'])(
    'a move that says %s: 0 is not seat 0’s',
    async (field) => {
      const { host, emil } = await rooms.play()
      await emil.act({ type: 'answer', has: true, [field]: 0 })
      await emil.act({ type: 'answer', has: true })
      await host.until(() => host.game().answered === 1)
      expect(host.game().answer).toBeNull()
      expect(emil.game().answer).toBe(true)
    },
  )

  test.each([
    ['a message', (say: RoomPhone['say']) => say({ ...answerMove, seat: 0 })],
    ['a second hello', (say: RoomPhone['say']) => say({ type: 'hello', token: null })],
  ])('%s that names a seat ends the connection', async (_, send) => {
    const { host, emil, code } = await rooms.play()
    const before = await rooms.rowsOf(code)
    send(emil.say)
    await emil.until(() => emil.closeCode() === 1008)
    expect(host.game().answered).toBe(0)
    expect(await rooms.rowsOf(code)).toBe(before)
  })

  test('the other seats’ answers are in no view before they are shown', async () => {
    const { host, emil, ida, code } = await rooms.play()
    const screen = await connectPhone(rooms.url(), { code })
    await emil.act({ type: 'answer', has: true })
    const watching = [host, ida, screen]
    for (const phone of watching) await phone.until(() => phone.game().answered === 1)
    for (const phone of watching) expect(phone.game()).toMatchObject({ answer: null, guilty: [] })
    expect(emil.game().answer).toBe(true)
  })
})

const hostCalls: RoomCall[] = [
  startNever,
  { do: 'change-packs', lists: [prompts], source: null },
  { do: 'end' },
  { do: 'change-game', game: 'meyer' },
  { do: 'lock', isLocked: true },
  { do: 'remove', seat: 0 },
  { do: 'hand-over', seat: 1 },
  { do: 'skip', seat: 0 },
  { do: 'let-in', seat: 0, isWelcome: true },
  { do: 'release', seat: 0 },
  { do: 'undo', atMs: 0 },
  { do: 'keep-moving', isOn: true },
  { do: 'time', time: 'double' },
  { do: 'allow-stamps', isOn: true },
  { do: 'keep-playing' },
]
const ownCalls: RoomCall[] = [
  { do: 'more-time', isOn: true },
  { do: 'rename', name: 'X' },
  { do: 'sit-out', isOut: true },
  { do: 'leave' },
]

describe('calls of those who may not', () => {
  test.each(hostCalls)('a guest does not $do', async (call) => {
    const { code, emil, tokenOf } = await rooms.play()
    const before = await rooms.rowsOf(code)
    await emil.ask(call)
    expect(emil.refusals()).toMatchObject([{ code: 'host-only' }])
    const sent = await rooms.sendUp(code, tokenOf(1), { type: 'call', n: 1, call })
    expect(await sent.json()).toMatchObject({ refusals: [{ n: 1, code: 'host-only' }] })
    expect(await rooms.rowsOf(code)).toBe(before)
  })

  test('the host does each of them, or is told another reason', async () => {
    for (const call of hostCalls) {
      const { host } = await rooms.play()
      host.call(call)
      await host.until(() => host.goodbye() || host.refusals().length > 0 || host.acked() > 1)
      expect(host.refusals()).not.toMatchObject([{ code: 'host-only' }])
    }
  })

  test.each(['screen', 'audience', 'knocking phone'] as const)('a %s does nothing', async (who) => {
    const { code, host } = await rooms.play()
    const knocking = await rooms.postTo(code, 'seats', { name: 'Emil', isReturn: true })
    const { token } = (await knocking.json()) as SeatGrant
    const phone = await connectPhone(rooms.url(), {
      code,
      token: who === 'knocking phone' ? token : null,
      ...(who !== 'knocking phone' && { as: who }),
    })
    await phone.until(() => phone.received.length > 0)
    await host.until(() => host.view()?.room.knocks.length === 1)
    const before = await rooms.rowsOf(code)
    const calls = [...hostCalls, ...ownCalls]
    for (const call of calls) await phone.ask(call)
    for (const move of ['answer', 'skip', 'next', 'mark'])
      await phone.act({ type: move, has: true })
    expect(new Set(phone.refusals().map((refusal) => refusal.code))).toEqual(new Set(['watching']))
    expect(await rooms.rowsOf(code)).toBe(before)
  })
})
