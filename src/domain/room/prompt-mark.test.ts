import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { applySeatMove } from './play.ts'
import { markHere } from './presence.ts'
import { emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeRoomSeat } from './seats.ts'
import { settleRoom } from './settle.ts'
import { startGame } from './start-game.ts'

type Deck = { players: unknown; seating: 'own'; drawn: number; round: number; slips: number }

/** `turn` brings the next prompt, every other is like the first; a `slip` is about none. */
const deck = {
  version: 1,
  start: ({ players, seating }: Pick<Deck, 'players' | 'seating'>): Deck => ({
    players,
    seating,
    drawn: 0,
    round: 0,
    slips: 0,
  }),
  move: (state: Deck, { type }: { type: string }) => ({
    ...state,
    ...(type === 'turn' && { drawn: state.drawn + 1 }),
    ...(type === 'deal' && { round: state.round + 1 }),
    ...(type === 'slip' && { slips: state.slips + 1 }),
  }),
  view: (state: Deck) => state,
  waitsFor: () => [],
  anyPrompt: ['slip'],
  passOver: (state: Deck) => state,
  due: () => null,
  isEdge: (before: Deck, after: Deck) => after.round > before.round,
  ended: () => false,
  prompt: (state: Deck) => String(state.drawn % 2),
  promptId: (state: Deck) => String(state.drawn),
  pause: (state: Deck) => state,
  resume: (state: Deck) => state,
}

const played = {
  rules: deck as unknown as RoomRules['rules'],
  readOptions: () => ({}),
  players: { min: 2, max: 4 },
} satisfies RoomRules

const at = (now: number) => ({ now, random: seeded(1) })
const start = { game: 'meyer' as const, options: {}, lists: [], source: null }
const sit = (room: Room, name: string, seat: number) =>
  markHere(takeRoomSeat(room, { name, tokenHash: name }, 0) as Room, seat, `p/${seat}`)
const settle = (before: Room, room: Room, now: number) => settleRoom(before, room, played, at(now))
const lobby = sit(sit(emptyRoom(null), 'A', 0), 'B', 1)
const begun = settle(lobby, startGame(lobby, played, start, at(5)) as Room, 5)

const move = (room: Room, now: number, type: string, promptSinceMs?: number) =>
  settle(room, applySeatMove(room, 0, { type, promptSinceMs }, played, at(now)) as Room, now)
const stateOf = (room: Room) => room.game?.state as unknown as Deck

describe('a prompt is named by the time since when it is on the table', () => {
  test.each([
    ['turn', 7],
    ['deal', 7],
    ['slip', 5],
  ])('after %s: %i', (type, sinceMs) => {
    expect(begun.game?.promptSinceMs).toBe(5)
    expect(move(begun, 7, type).game?.promptSinceMs).toBe(sinceMs)
  })
})

describe('a move', () => {
  const second = move(begun, 7, 'turn', 5)

  test.each([
    ['for the prompt on the table counts', 'turn', 7, { drawn: 2 }],
    ['for an earlier one changes nothing', 'turn', 5, { drawn: 1 }],
    ['of an earlier round changes nothing', 'deal', 5, { round: 0 }],
    ['of a page that names none counts', 'turn', undefined, { drawn: 2 }],
    ['about no prompt counts', 'slip', 5, { slips: 1 }],
  ])('%s', (_, type, sinceMs, state) => {
    expect(stateOf(move(second, 9, type, sinceMs))).toMatchObject(state)
  })

  test('of two that were made on one prompt, before any view, the first counts', () => {
    const once = applySeatMove(begun, 0, { type: 'turn', promptSinceMs: 5 }, played, at(7)) as Room
    const twice = applySeatMove(once, 1, { type: 'turn', promptSinceMs: 5 }, played, at(7)) as Room
    expect(stateOf(settle(begun, twice, 7)).drawn).toBe(1)
  })

  test('for a prompt of the same words, drawn before, changes nothing', () => {
    const third = move(second, 9, 'turn', 7)
    expect(played.rules.prompt(third.game?.state as never)).toBe('0')
    expect(stateOf(move(third, 11, 'turn', 5)).drawn).toBe(2)
    expect(stateOf(move(third, 11, 'turn', 9)).drawn).toBe(3)
  })

  test('on a table that an earlier build has saved counts', () => {
    const { promptSinceMs: _, ...game } = second.game ?? {}
    const old = { ...second, game } as Room
    expect(stateOf(move(old, 9, 'turn', 5)).drawn).toBe(2)
  })
})
