import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import type { Speaking } from '../table/speaking.ts'
import { applySeatMove } from './play.ts'
import { markHere } from './presence.ts'
import { emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeRoomSeat } from './seats.ts'
import { settleRoom } from './settle.ts'
import { startGame } from './start-game.ts'
import { spokenPartOf, typedIn, typeSpoken } from './typed.ts'

type Talk = { players: unknown; seating: 'own'; turn: number; isDoubted: boolean; over: boolean }

const partOf = (turn: number) => `turn ${turn}`
const seatOf = (turn: number) => turn % 2

/** Two players speak in turn; what was said is read until the turn after. */
const talk = {
  version: 1,
  start: ({ players, seating }: Pick<Talk, 'players' | 'seating'>): Talk => ({
    players,
    seating,
    turn: 0,
    isDoubted: false,
    over: false,
  }),
  move: (state: Talk, { type }: { type: string }) => ({
    ...state,
    ...(type === 'said' && { turn: state.turn + 1 }),
    ...(type === 'doubt' && { isDoubted: true }),
    ...(type === 'end' && { over: true }),
  }),
  speaking: ({ turn, isDoubted }: Talk): Speaking =>
    isDoubted
      ? { id: partOf(turn - 1), seats: [] }
      : { id: partOf(turn), seats: [seatOf(turn)], before: partOf(turn - 1) },
  view: (state: Talk) => state,
  waitsFor: () => [],
  passOver: (state: Talk) => state,
  due: () => null,
  ended: ({ over }: Talk) => over,
  prompt: () => null,
  recap: () => ({ winners: [], rows: [] }),
  pause: (state: Talk) => state,
  resume: (state: Talk) => state,
}

const played = {
  rules: talk as unknown as RoomRules['rules'],
  readOptions: () => ({}),
  players: { min: 2, max: 4 },
} satisfies RoomRules

const context = { now: 5, random: seeded(1) }
const sit = (room: Room, name: string, seat: number) =>
  markHere(takeRoomSeat(room, { name, tokenHash: name }, 0) as Room, seat, `p/${seat}`)
const settle = (before: Room, room: Room) => settleRoom(before, room, played, context)
const lobby = sit(sit(emptyRoom(null), 'A', 0), 'B', 1)
const start = { game: 'meyer' as const, options: {}, lists: [], source: null }
const begun = settle(lobby, startGame(lobby, played, start, context) as Room)

const move = (room: Room, type: string) =>
  settle(room, applySeatMove(room, 0, { type }, played, context) as Room)
const type = (room: Room, seat: number, text: string, part = spokenPartOf(room, played, seat)) =>
  settle(room, typeSpoken(room, seat, { part: part ?? '', text }, played) as Room)
const refused = (room: Room, seat: number, text: string, part: string) =>
  typeSpoken(room, seat, { part, text }, played)
const textsIn = (room: Room) => typedIn(room, played).map(({ text }) => text)

const said = type(begun, 0, 'Paris')

describe('may type', () => {
  test('who is asked to speak, and nobody else', () => {
    expect([0, 1].map((seat) => spokenPartOf(begun, played, seat))).toEqual(['turn 0', null])
    const next = move(begun, 'said')
    expect([0, 1].map((seat) => spokenPartOf(next, played, seat))).toEqual([null, 'turn 1'])
  })

  test.each<[string, Room, number, string, string, string]>([
    ['somebody else', begun, 1, 'Paris', 'turn 0', 'not-speaking'],
    ['for a part that is over', move(begun, 'said'), 0, 'Paris', 'turn 0', 'not-speaking'],
    ['early', begun, 0, 'Paris', 'turn 2', 'not-speaking'],
    ['while what was said is judged', move(begun, 'doubt'), 0, 'Paris', 'turn -1', 'not-speaking'],
    ['once it is over', move(begun, 'end'), 0, 'Paris', 'turn 0', 'not-speaking'],
    ['in the lobby', lobby, 0, 'Paris', '', 'not-speaking'],
    ['nothing', begun, 0, '  \u200b ', 'turn 0', 'prompt-missing'],
    ['a word that no prompt may hold', begun, 0, 'you f u c k', 'turn 0', 'prompt-unkind'],
  ])('not %s', (_, room, seat, text, part, code) => {
    expect(refused(room, seat, text, part)).toEqual({ refused: code })
  })
})

describe('what was typed', () => {
  test('is one line of ninety characters', () => {
    expect(textsIn(type(begun, 0, ' an \n island\u202e '))).toEqual(['an island'])
    expect(textsIn(type(begun, 0, '👩‍👩‍👧'.repeat(99)))).toEqual(['👩‍👩‍👧'.repeat(90)])
  })

  test('takes the place of what that seat typed before, also sent twice', () => {
    expect(textsIn(type(said, 0, 'Rome'))).toEqual(['Rome'])
    expect(type(said, 0, 'Paris')).toEqual(said)
  })

  test.each<[string, Room, readonly string[]]>([
    ['in its part', said, ['Paris']],
    ['in the next, where it may be doubted', move(said, 'said'), ['Paris']],
    ['while it is judged', move(move(said, 'said'), 'doubt'), ['Paris']],
    ['beside that of the next', type(move(said, 'said'), 1, 'Rome'), ['Paris', 'Rome']],
    ['no longer after that', move(move(said, 'said'), 'said'), []],
    ['no longer at the end', move(said, 'end'), []],
    ['no longer in the lobby', settle(said, { ...said, game: null }), []],
  ])('is read %s', (_, room, texts) => {
    expect(textsIn(room)).toEqual(texts)
    expect(room.typed ?? []).toHaveLength(texts.length)
  })

  test('changes nothing in the game, and is in no copy of it', () => {
    expect(said.game).toEqual(begun.game)
    expect(JSON.stringify([said.game, said.former, said.taken])).not.toContain('Paris')
  })

  test('goes with its seat', () => {
    const seats = said.seats.map((seat, at) => (at === 0 ? { ...seat, isGone: true } : seat))
    expect(textsIn({ ...said, seats })).toEqual([])
  })
})
