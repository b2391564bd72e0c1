import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { rankRows } from '../table/standings.ts'
import { eveningRows, placePoints, scoreEvening } from './evening.ts'
import { emptyRoom, type Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'

const rowsOf = (...counts: readonly number[]) =>
  rankRows(counts, 'most', () => ({ score: '', note: { code: 'x' } }))

describe('points by place', () => {
  test.each<[string, readonly number[], number[]]>([
    [
      'the first of eight gets ten, the last none',
      [8, 7, 6, 5, 4, 3, 2, 1],
      [10, 9, 7, 6, 4, 3, 1, 0],
    ],
    ['a winning team of four has eight each', [2, 2, 2, 2, 1, 1, 1, 1], [8, 8, 8, 8, 2, 2, 2, 2]],
    ['shared places share their mean', [3, 3, 1], [8, 8, 0]],
    ['all alike have half', [1, 1, 1], [5, 5, 5]],
    ['two play for ten', [1, 0], [10, 0]],
    ['one alone plays for nothing', [4], [0]],
  ])('%s', (_, counts, points) => {
    expect(placePoints(rowsOf(...counts))).toEqual(points)
  })

  test('every game hands out five a player, but for rounding', () => {
    const random = seeded(3)
    for (let run = 0; run < 500; run++) {
      const counts = Array.from({ length: 2 + Math.floor(random() * 19) }, () =>
        Math.floor(random() * 6),
      )
      const sum = placePoints(rowsOf(...counts)).reduce((total, points) => total + points, 0)
      expect(Math.abs(sum - 5 * counts.length)).toBeLessThanOrEqual(counts.length / 2)
    }
  })
})

const minute = 60_000
const names = ['Sofie', 'Jonas', 'Mia']

/** A game of these players that is over, with these counts. */
function roomAfter(
  counts: readonly number[],
  changes: Partial<Room> = {},
  { isStopped = false, players = [...counts.keys()] } = {},
): [Room, RoomRules] {
  const seats = names.map((name, seat) => ({
    name,
    tokenHash: name,
    playerId: `seat-${seat}`,
    isGone: false,
    hasMoreTime: false,
    lines: [],
  }))
  const state = { players: players.map((seat) => ({ id: `seat-${seat}`, name: '' })) }
  const game = { slug: 'meyer', stopped: isStopped, dealtAtMs: 0, state }
  const best = Math.max(...counts)
  const winners = [...counts.keys()].filter((player) => counts[player] === best)
  const rules = {
    ended: () => !isStopped,
    recap: () => ({ headline: { code: 'x' }, rows: rowsOf(...counts), winners }),
  }
  return [
    { ...emptyRoom(null), seats, game: game as never, ...changes },
    { rules, readOptions: () => null, players: { min: 2, max: 20 } } as never,
  ]
}

const pointsOf = (room: Room) => eveningRows(room).map(({ seat, points }) => [seat, points])

describe('the evening', () => {
  test('adds a game up once', () => {
    const [room, rules] = roomAfter([1, 3, 2])
    const once = scoreEvening(room, rules, 10 * minute)
    expect(eveningRows(once)).toEqual([
      { seat: 1, place: 1, points: 10, wins: 1 },
      { seat: 2, place: 2, points: 5, wins: 0 },
      { seat: 0, place: 3, points: 0, wins: 0 },
    ])
    expect(scoreEvening(once, rules, 10 * minute)).toBe(once)
  })

  test.each([
    [
      3,
      [
        [1, 5],
        [2, 3],
        [0, 0],
      ],
    ],
    [
      6,
      [
        [1, 10],
        [2, 5],
        [0, 0],
      ],
    ],
  ])('a game stopped after %i minutes', (minutes, points) => {
    const [room, rules] = roomAfter([1, 3, 2], {}, { isStopped: true })
    expect(pointsOf(scoreEvening(room, rules, minutes * minute))).toEqual(points)
  })

  test('who plays their first game starts level with the last', () => {
    const evening = { games: 2, points: { 0: 14, 1: 6 }, wins: { 0: 1, 1: 1 } }
    const [room, rules] = roomAfter([0, 1], { evening }, { players: [1, 2] })
    expect(pointsOf(scoreEvening(room, rules, 10 * minute))).toEqual([
      [2, 16],
      [0, 14],
      [1, 6],
    ])
  })

  test('who was away for most of it gets nothing, and the others share the points', () => {
    const [room, { rules, ...played }] = roomAfter([9, 1, 2])
    const { rows, ...recap } = rules.recap(room.game?.state as never)
    const absent = [...rows.slice(1), ...rows.slice(0, 1).map((row) => ({ ...row, place: null }))]
    const placed = absent.map(({ place, ...row }) => ({ ...row, place: place && place - 1 }))
    const ended = { ...rules, recap: () => ({ ...recap, rows: placed, winners: [2] }) }
    expect(eveningRows(scoreEvening(room, { ...played, rules: ended }, 0))).toEqual([
      { seat: 2, place: 1, points: 10, wins: 1 },
      { seat: 1, place: 2, points: 0, wins: 0 },
    ])
  })

  test('a game without places changes nothing', () => {
    const [room, rules] = roomAfter([])
    expect(scoreEvening(room, rules, 0).evening).toBe(room.evening)
  })

  test('who was last starts the next game: of those who share the place, the first', () => {
    const lastOf = (...counts: number[]) => scoreEvening(...roomAfter(counts), 0).evening.lastSeat
    expect(lastOf(3, 1, 2)).toBe(1)
    expect(lastOf(3, 1, 1)).toBe(1)
  })

  test('a game that goes on is not scored', () => {
    const [room, rules] = roomAfter([1, 2])
    const goesOn = { ...rules, rules: { ...rules.rules, ended: () => false } } as RoomRules
    expect(scoreEvening(room, goesOn, 0)).toBe(room)
  })
})
