import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begun, context, pollRules, sit } from '#tests/support/rooms/poll-game.ts'
import { seeded } from '../random.ts'
import { isRefusal } from '../table/refusal.ts'
import { placeAt } from '../tools/bottle.ts'
import { angleAt, defaultSpeed, planSpin } from '../tools/spin.ts'
import { type ToolSlug, toolSlugs } from '../tools/tool-list.ts'
import { markAway } from './presence.ts'
import { emptyRoom, type Room } from './room.ts'
import { settleRoom } from './settle.ts'
import { putThrowAway, throwOf, throwTool } from './throws.ts'

const lobby = ['Sofie', 'Emil', 'Ida'].reduce(sit, emptyRoom(null))
const hand = { count: 3, sides: 20 } as const
const clock = { lengthMs: 10_000, leftMs: 10_000, runningSince: 0 }
const vote = { games: [], votes: {}, clock }

const throwIn = (room: Room, tool: ToolSlug, now = 0, seed = 1) =>
  throwTool(room, 1, { tool, hand }, room.game && pollRules, { now, random: seeded(seed) })
const thrownIn = (...args: Parameters<typeof throwIn>): Room => {
  const thrown = throwIn(...args)
  if (isRefusal(thrown)) throw new Error(thrown.refused)
  return thrown as Room
}
const resultOf = ({ thrown }: Room) => thrown?.result

describe('a throw for the whole room', () => {
  test.each<[string, Room, string | null]>([
    ['in the lobby', lobby, null],
    ['by whoever sits there, once a game is over', { ...begun, game: stopped(begun) }, null],
    [
      'while a tie of the vote waits for the host',
      { ...lobby, next: { ...vote, clock: null } },
      null,
    ],
    ['not in a game', begun, 'not-now'],
    ['not while the room votes', { ...lobby, next: vote }, 'not-now'],
  ])('%s', (_, room, refused) => {
    expect(throwIn(room, 'coin-flip')).toMatchObject(
      refused ? { refused } : { thrown: { seat: 1 } },
    )
  })

  test.each(toolSlugs)('one %s at a time, and the next one once it lies', (tool) => {
    const room = thrownIn(lobby, tool)
    const liesAtMs = room.thrown?.liesAtMs ?? 0
    expect(liesAtMs).toBeGreaterThan(500)
    expect(throwIn(room, 'coin-flip', liesAtMs - 1)).toEqual({ refused: 'in-motion' })
    expect(thrownIn(room, 'coin-flip', liesAtMs).thrown?.atMs).toBe(liesAtMs)
  })

  test('is seen for six seconds as it lies, and then kept nowhere', () => {
    const room = thrownIn(lobby, 'dice-roll')
    const { liesAtMs, endsAtMs } = room.thrown ?? { liesAtMs: 0, endsAtMs: 0 }
    expect(endsAtMs - liesAtMs).toBe(6_000)
    expect(throwOf(room, null, endsAtMs - 1)).toBe(room.thrown)
    expect(throwOf(room, null, endsAtMs)).toBeNull()
    expect(putThrowAway(room, null, endsAtMs - 1)).toBe(room)
    expect(settleRoom(room, room, null, { ...context, now: endsAtMs }).thrown).toBeNull()
  })

  test.each<[string, Partial<Room>]>([
    ['a game that starts', { game: begun.game }],
    ['a vote', { next: vote }],
  ])('%s has the screens at once', (_, more) => {
    const room = { ...thrownIn(lobby, 'coin-flip'), ...more }
    const played = room.game && pollRules
    expect(throwOf(room, played, 1)).toBeNull()
    expect(settleRoom(room, room, played, { ...context, now: 1 }).thrown).toBeNull()
  })

  test('dice are those of the hand', () => {
    expect(resultOf(thrownIn(lobby, 'dice-roll'))).toMatchObject({
      sides: 20,
      faces: [expect.any(Number), expect.any(Number), expect.any(Number)],
    })
  })

  test('a coin and the bottle begin as they lay', () => {
    const coin = { tool: 'coin-flip', from: 'tails', side: 'tails' } as const
    const lay = (result: NonNullable<Room['thrown']>['result']): Room => ({
      ...lobby,
      thrown: { seat: 0, atMs: 0, liesAtMs: 1, endsAtMs: 9, result },
    })
    expect(resultOf(thrownIn(lay(coin), 'coin-flip', 2))).toMatchObject({ from: 'tails' })
    expect(resultOf(thrownIn(lobby, 'coin-flip'))).toMatchObject({ from: 'heads' })
    const bottle = { tool: 'spin-the-bottle', from: 0, angle: 77, seats: [] } as const
    expect(resultOf(thrownIn(lay(bottle), 'spin-the-bottle', 2))).toMatchObject({ from: 77 })
  })
})

describe('the bottle', () => {
  test.each<[string, Room, number[]]>([
    ['points among all here', lobby, [0, 1, 2]],
    ['never at who is away', markAway(lobby, 1, 'Emil', 5), [0, 2]],
    ['never at who sits out', { ...lobby, sitOut: [2] }, [0, 1]],
    ['at an hour where fewer than two are left', { ...lobby, sitOut: [1, 2] }, []],
  ])('%s', (_, room, seats) => {
    expect(resultOf(thrownIn(room, 'spin-the-bottle'))).toMatchObject({ seats })
  })

  test('points at each of them in turn, and rests when it is said to', () => {
    const found = new Set<number | null>()
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { thrown } = thrownIn(lobby, 'spin-the-bottle', 1_000, seed)
        if (thrown?.result.tool !== 'spin-the-bottle') throw new Error('no bottle')
        const { from, angle } = thrown.result
        found.add(placeAt(angle, 3))
        const spin = planSpin(from, angle, defaultSpeed)
        expect(angleAt(spin, thrown.liesAtMs - thrown.atMs)).toBeCloseTo(angle, 0)
      }),
    )
    expect(found).toEqual(new Set([0, 1, 2]))
  })
})

function stopped({ game }: Room): Room['game'] {
  return game && { ...game, stopped: true }
}
