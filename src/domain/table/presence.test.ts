import { describe, expect, test } from 'vitest'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { maxSeats } from './players.ts'
import {
  findJoiningPlayer,
  giveUpSeat,
  levelWithLast,
  nextHere,
  previousHere,
  type Seats,
  seatsHere,
  takeSeat,
} from './presence.ts'

const table: Seats = { players: seatPlayers(['Anna', 'Bo', 'Cem']) }
const dot = { id: 'Dot', name: 'Dot' }
const noMore = () => ({})

describe('seats', () => {
  test('turns go past those who left and those who wait', () => {
    const seats = { ...table, left: [1], late: [2] }
    expect(seatsHere(seats)).toEqual([0])
    expect([
      nextHere({ ...table, left: [1] }, 0),
      previousHere({ ...table, left: [1] }, 0),
    ]).toEqual([2, 2])
  })

  test('never renumber', () => {
    const joined = takeSeat(giveUpSeat(table, 0), dot, noMore)
    expect(joined.players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Cem', 'Dot'])
    expect(joined).toMatchObject({ left: [0], late: [3] })
  })

  test('who comes back has the old one', () => {
    const back = takeSeat(giveUpSeat(table, 1), { id: 'Bo', name: 'Bo' }, noMore)
    expect(back).toMatchObject({ players: table.players, left: [], late: [1] })
  })

  test('who is there already does not come again', () => {
    expect(takeSeat(table, { id: 'Bo', name: 'Bo' }, noMore)).toBe(table)
  })

  test('nobody waits where fewer than two play', () => {
    const joined = takeSeat(giveUpSeat(table, 0), dot, noMore)
    expect(seatsHere(giveUpSeat(joined, 1))).toEqual([2, 3])
  })
})

describe('who comes by a name', () => {
  const without = giveUpSeat(table, 1)

  test.each([
    ['somebody new', 'Dot', { id: 'new', name: 'Dot' }],
    ['one who left, in any case of letters', ' bo ', { id: 'Bo', name: 'Bo' }],
    ['one who sits there', 'anna', { refused: 'name-taken', params: { name: 'anna' } }],
    ['nobody without a name', '  ', { refused: 'name-missing' }],
  ])('%s', (_, typed, expected) => {
    expect(findJoiningPlayer(without, typed, 'new', 20)).toEqual(expected)
  })

  test('nobody at a full table, of which those who left take no place', () => {
    expect(findJoiningPlayer(table, 'Dot', 'new', 3)).toEqual({
      refused: 'table-full',
      params: { max: 3 },
    })
    expect(findJoiningPlayer(without, 'Dot', 'new', 3)).toMatchObject({ name: 'Dot' })
  })

  test('nobody once a game has had forty seats', () => {
    const players = seatPlayers(maxSeats)
    const seats = { players, left: [...players.keys()].slice(2) }
    expect(findJoiningPlayer(seats, 'Dot', 'new', 20)).toHaveProperty('refused')
  })
})

test('level with whoever is last of those at the table', () => {
  expect(levelWithLast([9, 1, 4], { ...table, left: [1] }, 'most')).toBe(4)
  expect(levelWithLast([9, 1, 4], { ...table, left: [0] }, 'fewest')).toBe(4)
})
