import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import type { TableContext } from '../table/game-rules.ts'
import { giveUpSeat, nextHere, seatsHere, takeSeat } from '../table/presence.ts'
import { isRefusal } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { hostSkipAfterMs } from './limits.ts'
import {
  applySeatMove,
  joinGame,
  leaveGame,
  type RoomContext,
  skipSeat,
  stopWithTooFew,
} from './play.ts'
import { awayPlayers, markAway, markHere } from './presence.ts'
import { changeSeat, emptyRoom, playerOf, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { takeRoomSeat } from './seats.ts'
import { roomDueAt, settleRoom, skippableAt, skippablePlayers } from './settle.ts'
import { startGame } from './start-game.ts'

/** Who is waited for says something; then the next is. */
type Talk = TableState & { turn: number; said: readonly string[]; stoppedAt: number | null }

const pass = (state: Talk, words: string): Talk => ({
  ...state,
  said: [...state.said, `${state.turn} ${words}`],
  turn: nextHere(state, state.turn),
})

const talk = {
  version: 1,
  start: ({ players, seating }: { players: Talk['players']; seating: 'own' }): Talk => ({
    players,
    seating,
    turn: 0,
    said: [],
    stoppedAt: null,
  }),
  move: (state: Talk, move: { type: string }, { by }: { by: unknown }) => {
    if (move.type !== 'say') return undefined
    return by === state.turn ? pass(state, 'says') : { refused: 'not-yours' }
  },
  view: (state: Talk) => state,
  waitsFor: (state: Talk) => (seatsHere(state).length > 0 ? [state.turn] : []),
  passOver: (state: Talk, seat: number) => (seat === state.turn ? pass(state, 'passes') : state),
  due: () => null,
  join: (state: Talk, player: Talk['players'][number]) => takeSeat(state, player, () => ({})),
  leave: (state: Talk, seat: number, _: TableContext) => {
    const gone = giveUpSeat(state, seat)
    return gone.turn === seat ? { ...gone, turn: nextHere(gone, seat) } : gone
  },
  reseat: (state: Talk) => state,
  ended: (state: Talk) => state.said.length >= 40,
  prompt: (state: Talk) => String(state.said.length),
  changePacks: (state: Talk) => state,
  pause: (state: Talk) => ({ ...state, stoppedAt: 1 }),
  resume: (state: Talk) => ({ ...state, stoppedAt: null }),
  recap: () => ({ headline: { code: 'over' }, rows: [], winners: [] }),
}

const played = {
  rules: talk as unknown as RoomRules['rules'],
  readOptions: () => ({}),
  players: { min: 2, max: 4 },
} satisfies RoomRules

const at = (now: number): RoomContext => ({ now, random: seeded(1) })
const stateOf = (room: Room) => room.game?.state as Talk
const settle = (before: Room, room: Room, now: number) => settleRoom(before, room, played, at(now))
const must = (outcome: Room | object): Room => {
  if (isRefusal(outcome)) throw new Error(String(outcome.refused))
  return outcome as Room
}

function sit(...names: readonly string[]): Room {
  return names.reduce((room, name, seat) => {
    const taken = must(takeRoomSeat(room, { name, tokenHash: name }, 0))
    return markHere(taken, seat, `p/${seat}`)
  }, emptyRoom(null))
}

const start = { game: 'meyer' as const, options: {}, lists: [], source: null }

function play(...names: readonly string[]): Room {
  const room = sit(...names)
  return settle(room, must(startGame(room, played, start, at(0))), 0)
}

const goAway = (room: Room, seat: number, now: number) =>
  settle(room, markAway(room, seat, `p/${seat}`, now), now)
const say = (room: Room, seat: number, now: number) =>
  settle(room, must(applySeatMove(room, seat, { type: 'say' }, played, at(now))), now)

describe('a game starts', () => {
  test.each([
    [['A'], 'too-few'],
    [['A', 'B'], 2],
    [['A', 'B', 'C', 'D', 'E'], 4],
  ])('with %j: %s', (names, outcome) => {
    const room = startGame(sit(...names), played, start, at(0))
    expect(isRefusal(room) ? room.refused : stateOf(room as Room).players.length).toBe(outcome)
  })

  test('with who was last in the game before, in the order of joining', () => {
    const room = sit('A', 'B', 'C', 'D')
    const following = (lastSeat: number) => ({ ...room, evening: { ...room.evening, lastSeat } })
    const order = (before: Room) =>
      stateOf(must(startGame(before, played, start, at(0)))).players.map(({ name }) => name)
    expect(order(room)).toEqual(['A', 'B', 'C', 'D'])
    expect(order(following(2))).toEqual(['C', 'D', 'A', 'B'])
    expect(order({ ...following(2), sitOut: [2] })).toEqual(['A', 'B', 'D'])
  })

  test('without who left long ago, who sits out and who has no phone', () => {
    const room = markAway(sit('A', 'B', 'C', 'D', 'E'), 1, 'p/1', 0)
    const seated = { ...changeSeat(room, 2, { tokenHash: null }), sitOut: [3] }
    const begun = must(startGame(seated, played, start, at(3 * 60_000)))
    expect(stateOf(begun).players.map(({ name }) => name)).toEqual(['A', 'E'])
    expect([0, 1, 2, 3, 4].map((seat) => playerOf(begun, seat))).toEqual([0, null, null, null, 1])
  })
})

describe('moves', () => {
  test.each([
    [0, { type: 'say' }, null],
    [1, { type: 'say' }, 'not-yours'],
    [0, { type: 'fly' }, 'bad-move'],
    [2, { type: 'say' }, 'watching'],
  ])('of seat %i, %j: %s', (seat, move, refused) => {
    const { sitOut: _, ...room } = play('A', 'B')
    const more = must(takeRoomSeat({ ...room, sitOut: [2] }, { name: 'C', tokenHash: 'C' }, 0))
    const outcome = applySeatMove(more, seat, move, played, at(0))
    expect(isRefusal(outcome) ? outcome.refused : null).toBe(refused)
  })

  test('a latecomer joins once, up to the most the game takes', () => {
    const room = ['C', 'D', 'E'].reduce(
      (before, name) => must(takeRoomSeat(before, { name, tokenHash: name }, 0)),
      play('A', 'B'),
    )
    const joined = [2, 3, 4, 2].reduce(
      (before, seat) => joinGame(before, seat, played, at(1)),
      room,
    )
    expect([2, 3, 4].map((seat) => playerOf(joined, seat))).toEqual([2, 3, null])
    const left = leaveGame(joined, 2, played, at(2))
    expect(playerOf(left, 2)).toBeNull()
    expect(playerOf(joinGame(left, 4, played, at(3)), 4)).toBe(4)
  })
})

test('with fewer than it takes, a game is over', () => {
  const leave = (room: Room, seat: number) =>
    stopWithTooFew(leaveGame(room, seat, played, at(1)), played, 1)
  const two = leave(play('A', 'B', 'C'), 2)
  expect(two.game?.stopped).toBe(false)
  expect(leave(two, 1)).toMatchObject({ game: { stopped: true }, former: null })
  const rules = { ...played.rules, hasBegun: () => false }
  expect(stopWithTooFew(leaveGame(two, 1, played, at(1)), { ...played, rules }, 1).game).toBeNull()
})

describe('nothing waits', () => {
  test('for who is away: the turn goes on over all of them', () => {
    const room = play('A', 'B', 'C', 'D')
    const away = goAway(goAway(room, 1, 5), 2, 5)
    expect(awayPlayers(away)).toEqual([1, 2])
    expect(stateOf(say(away, 0, 6)).turn).toBe(3)
    expect(stateOf(goAway(away, 0, 7)).said).toEqual(['0 passes', '1 passes', '2 passes'])
  })

  test('uncounted: a seat is told how often it was passed over, until it does something', () => {
    const room = play('A', 'B')
    const passed = [0, 1, 0, 1].reduce((before, seat, index) => {
      const now = (index + 1) * hostSkipAfterMs
      return settle(before, must(skipSeat(before, seat, played, at(now))), now)
    }, room)
    expect(passed.passes).toEqual({ 0: 2, 1: 2 })
    expect(say(passed, 0, 81_000).passes).toEqual({ 1: 2 })
    const refused = applySeatMove(passed, 1, { type: 'say' }, played, at(81_000))
    expect(refused).toMatchObject({ refused: 'not-yours' })
  })

  test('for a seat the host skips, from twenty seconds on, counted from each prompt', () => {
    const room = say(play('A', 'B'), 0, 15_000)
    expect(skippableAt(room, 15_000)).toBe(35_000)
    expect(skippablePlayers(room, 34_999)).toEqual([])
    expect(skippablePlayers(room, 35_000)).toEqual([1])
    expect(skipSeat(room, 1, played, at(34_999))).toMatchObject({ refused: 'too-early' })
    expect(skipSeat(room, 0, played, at(35_000))).toMatchObject({ refused: 'empty-seat' })
    const skipped = must(skipSeat(room, 1, played, at(35_000)))
    expect(stateOf(settle(room, skipped, 35_000)).turn).toBe(0)
  })
})

describe('an empty room', () => {
  const empty = goAway(goAway(play('A', 'B'), 0, 10), 1, 20)
  const back = settle(empty, markHere(empty, 1, 'p/9'), 1_000_000)

  test('stops its clocks and passes nobody over', () => {
    expect(stateOf(empty)).toMatchObject({ stoppedAt: 1 })
    expect(empty.game?.isPaused).toBe(true)
    expect(roomDueAt(empty, played)).toBe(Infinity)
    expect(settle(empty, empty, 500_000)).toBe(empty)
  })

  test('goes on with the first who is back, and gives the others ten seconds', () => {
    const passes = stateOf(empty).said.length
    expect(stateOf(back)).toMatchObject({ stoppedAt: null })
    expect(stateOf(back).said).toHaveLength(passes)
    expect(back.host).toBe(1)
    expect(roomDueAt(back, played)).toBe(1_010_000)
    const later = settle(back, back, 1_010_000)
    expect(stateOf(later).turn).toBe(1)
    expect(later.game?.gathersUntilMs).toBe(0)
  })
})

test('rules follow who is away, but not in an empty room', () => {
  const following: RoomRules = {
    ...played,
    rules: {
      ...played.rules,
      followAway: (state, { away }) => ({ ...state, late: away }),
      waitsFor: () => [],
    },
  }
  const leave = (room: Room, seat: number) =>
    settleRoom(room, markAway(room, seat, `p/${seat}`, 5), following, at(5))
  const one = leave(play('A', 'B'), 1)
  expect(one.game?.state.late).toEqual([1])
  expect(leave(one, 0).game?.state.late).toEqual([1])
})

test('what changes nothing gives the same room, so that nothing is saved', () => {
  const room = play('A', 'B', 'C')
  expect(settle(room, room, 5)).toBe(room)
  expect(joinGame(room, 0, played, at(5))).toBe(room)
})
