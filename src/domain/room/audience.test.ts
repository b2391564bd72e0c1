import { describe, expect, test } from 'vitest'
import { games } from '#tests/support/games/random-moves/never-have-i-ever.ts'
import { seeded } from '../random.ts'
import { applySeatMove, askOf, makeDueMove } from './play.ts'
import { markHere } from './presence.ts'
import { emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeRoomSeat } from './seats.ts'
import { settleRoom } from './settle.ts'
import { startGame } from './start-game.ts'

const played = {
  rules: games.rules as unknown as RoomRules['rules'],
  readOptions: () => ({ ...games.options[0], calls: false }),
  players: { min: 2, max: 20 },
} satisfies RoomRules

const at = (now: number, taps: Record<string, number> = {}, id = 'ask 1 1') => ({
  now,
  random: seeded(1),
  asked: { id, taps },
})

function begin(): Room {
  const seated = ['Sofie', 'Emil'].reduce((room, name, seat) => {
    return markHere(takeRoomSeat(room, { name, tokenHash: name }, 0) as Room, seat, `p/${seat}`)
  }, emptyRoom(null))
  const lists = [Array.from({ length: 30 }, (_, prompt) => `done ${prompt}`)]
  const start = { game: 'never-have-i-ever' as const, options: null, lists, source: null }
  const begun = startGame(seated, played, start, at(0)) as Room
  return settleRoom(seated, begun, played, at(0))
}

function move(room: Room, seat: number, sent: { type: string }, context: ReturnType<typeof at>) {
  const moved = applySeatMove(room, seat, sent, played, context)
  if ('refused' in moved) throw new Error(String(moved.refused))
  return settleRoom(room, moved as Room, played, context)
}

const answer = (has: boolean) => ({ type: 'answer', has })
const opened = begin()
const half = move(opened, 0, answer(true), at(1_000, { has: 3 }))

describe('what the audience said', () => {
  test('is asked under an id of its own for each prompt', () => {
    expect(askOf(opened, played)).toEqual({ id: 'ask 1 1', kind: 'has', offers: ['hasnt', 'has'] })
    const skipped = move(opened, 0, { type: 'skip' }, at(1_000))
    expect(askOf(skipped, played)?.id).toBe('ask 1 2')
  })

  test('is told once the phase has closed, not before', () => {
    expect(half.game?.heard).toBeUndefined()
    const shown = move(half, 1, answer(false), at(2_000, { has: 3, hasnt: 1 }))
    expect(shown.game?.heard).toEqual({ kind: 'has', taps: { has: 3, hasnt: 1 }, atMs: 2_000 })
  })

  test.each<[string, ReturnType<typeof at>]>([
    ['nobody tapped', at(2_000, {})],
    ['the taps were for another prompt', at(2_000, { has: 5 }, 'ask 1 2')],
  ])('is nothing where %s', (_, context) => {
    expect(move(half, 1, answer(false), context).game?.heard).toBeUndefined()
  })

  test('is told to nobody where it is void', () => {
    const { rules } = played
    const voiding = { ...played, rules: { ...rules, tellsAudience: () => false } }
    const context = at(2_000, { has: 3 })
    const closed = applySeatMove(half, 1, answer(false), voiding, context) as Room
    expect(settleRoom(half, closed, voiding, context).game?.heard).toBeUndefined()
  })

  test('is told although a closed question waits behind, where the rules say so', () => {
    const { audience, ...rules } = played.rules
    const waiting = { id: 'likes', kind: 'answer', offers: ['1', '2'], isClosed: true } as const
    const judging = {
      ...played,
      rules: {
        ...rules,
        tellsAudience: () => true,
        audience: (state: never) => audience?.(state) ?? waiting,
      },
    } as RoomRules
    const context = at(2_000, { has: 3 })
    const closed = applySeatMove(half, 1, answer(false), judging, context) as Room
    expect(settleRoom(half, closed, judging, context).game?.heard).toMatchObject({ kind: 'has' })
  })

  test('is put away when the next question opens', () => {
    const shown = move(half, 1, answer(false), at(2_000, { has: 3 }))
    const next = move(move(shown, 0, { type: 'next' }, at(6_000)), 0, { type: 'next' }, at(60_000))
    expect(askOf(next, played)?.id).toBe('ask 2 2')
    expect(next.game?.heard).toBeUndefined()
  })

  test('closes with the clock, too', () => {
    const context = at(40_000, { hasnt: 2 })
    const late = settleRoom(opened, makeDueMove(opened, played, context), played, context)
    expect(late.game?.heard?.taps).toEqual({ hasnt: 2 })
  })
})

test('an audience is never waited for', () => {
  const shown = move(half, 1, answer(false), at(2_000))
  expect(askOf(shown, played)).toBeNull()
})
