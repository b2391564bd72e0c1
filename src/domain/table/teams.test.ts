import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { dealTeams, owedBy } from './teams.ts'

const table = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `P${at}` }))

describe('teams by shuffle', () => {
  test.each([
    [2, 2, [1, 1]],
    [7, 2, [4, 3]],
    [20, 3, [7, 7, 6]],
    [2, 3, [1, 1]],
  ])('%i players in %i teams sit %j', (players, count, sizes) => {
    const teams = dealTeams(table(players), count, seeded(3))
    expect(teams.map(({ seats }) => seats.length)).toEqual(sizes)
    const seats = teams.flatMap((team) => team.seats).sort((one, other) => one - other)
    expect(seats).toEqual([...table(players).keys()])
    expect(new Set(teams.map(({ cloth }) => cloth)).size).toBe(sizes.length)
  })
})

test.each([
  ['nobody is behind', [4, 4], [0, 0]],
  ['the margin is owed', [7, 4], [0, 3]],
  ['five at most', [1, 12], [5, 0]],
  ['points below zero count', [-2, 1], [3, 0]],
])('%s', (_, points, owed) => {
  expect(owedBy(points)).toEqual(owed)
})
