import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { changeTeam, dealTeams, joinTeam, leaveTeam, owedBy, teamOf } from './teams.ts'

const table = (count: number) => [...Array(count).keys()]

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

test('a player changes over to the next team, and from the last to the first', () => {
  const teams = dealTeams(table(5), 2, seeded(3))
  const [seat = 0] = teams[1]?.seats ?? []
  const moved = changeTeam(teams, seat)
  expect(moved[0]?.seats).toEqual([...(teams[0]?.seats ?? []), seat])
  expect(moved[1]?.seats).not.toContain(seat)
  expect(changeTeam(moved, seat)[1]?.seats).toContain(seat)
  expect(changeTeam(teams, 9)).toEqual(teams)
})

test.each([
  ['nobody is behind', [4, 4], [0, 0]],
  ['the margin is owed', [7, 4], [0, 3]],
  ['three at most', [1, 12], [3, 0]],
  ['points below zero count', [-2, 1], [3, 0]],
])('%s', (_, points, owed) => {
  expect(owedBy(points)).toEqual(owed)
})

describe('a team that somebody joins or leaves', () => {
  const team = (name: string, ...seats: number[]) => ({ name, cloth: 'matcha' as const, seats })
  const sizesOf = (teams: readonly { seats: readonly number[] }[]) =>
    teams.map(({ seats }) => seats)

  test('a latecomer joins the smaller one, of equals the first', () => {
    const joined = joinTeam([team('One', 0, 1), team('Two', 2)], 3)
    expect(sizesOf(joined)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(sizesOf(joinTeam(joined, 4))[0]).toEqual([0, 1, 4])
  })

  test('who leaves is still known by the team', () => {
    const left = leaveTeam([team('One', 0, 1), team('Two', 2)], 1)
    expect(sizesOf(left)).toEqual([[0], [2]])
    expect(teamOf(left, 1)).toBe(0)
    const gone = leaveTeam(leaveTeam([team('One', 0, 1, 3), team('Two', 2, 4)], 1), 0)
    expect([teamOf(gone, 1), teamOf(gone, 0)]).toEqual([0, 0])
    expect(teamOf(leaveTeam(gone, 2), 1)).toBe(0)
  })

  test('who comes back has left no team', () => {
    const back = joinTeam(leaveTeam([team('One', 0, 1), team('Two', 2)], 1), 1)
    expect(back.map(({ left }) => left)).toEqual([[], []])
  })

  test('one that is left empty gets the last of the largest, where that has two', () => {
    expect(sizesOf(leaveTeam([team('One', 0, 1), team('Two', 2)], 2))).toEqual([[0], [1]])
    expect(sizesOf(leaveTeam([team('One', 0), team('Two', 2)], 2))).toEqual([[0], []])
  })
})
