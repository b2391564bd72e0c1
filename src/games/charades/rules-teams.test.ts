import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { dealTeams } from '#domain/table/teams.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { everyoneAlone, roundsOf, whoGuesses } from './rules-teams.ts'

const tables = [
  [2, 2, [1, 1]],
  [3, 2, [2, 1]],
  [7, 2, [4, 3]],
  [20, 2, [10, 10]],
  [2, 3, [1, 1]],
  [3, 3, [1, 1, 1]],
  [8, 3, [3, 3, 2]],
  [20, 3, [7, 7, 6]],
] as const

describe.each(tables)('%i players in %i teams', (count, teamCount, sizes) => {
  const teams = dealTeams([...Array(count).keys()], teamCount, seeded(4))

  test('are dealt evenly, nobody twice and nobody left out', () => {
    expect(teams.map(({ seats }) => seats.length)).toEqual(sizes)
    const seated = teams.flatMap(({ seats }) => seats).sort((one, other) => one - other)
    expect(seated).toEqual([...Array(count).keys()])
  })

  test('have names of their own', () => {
    expect(new Set(teams.map(({ name }) => name)).size).toBe(teams.length)
    for (const { name } of teams) expect(name).toMatch(/^Team [A-Z][a-z]+$/)
  })

  test.each([1, 2, 3])('take turns fairly, %i each', (each) => {
    const byTeam = teams.map(() => 0)
    const bySeat = Array.from({ length: count }, () => 0)
    const turns = roundsOf(teams, each)
    for (let turn = 0; turn < turns; turn++) {
      const { team, seat } = whoGuesses(teams, turn)
      expect(team).toBe(turn % teams.length)
      expect(teams[team]?.seats).toContain(seat)
      byTeam[team] = (byTeam[team] ?? 0) + 1
      bySeat[seat] = (bySeat[seat] ?? 0) + 1
    }
    expect(new Set(byTeam)).toEqual(new Set([turns / teams.length]))
    expect(Math.min(...bySeat)).toBe(each)
    for (const { seats } of teams) {
      const own = seats.map((seat) => bySeat[seat] ?? 0)
      expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(each)
    }
  })
})

test('a shuffle deals other teams', () => {
  const random = seeded(9)
  const [one, other] = [0, 1].map(() => dealTeams([...Array(8).keys()], 2, random)[0]?.seats)
  expect(one).not.toEqual(other)
})

test('everyone alone: a side each, in seating order, equal turns', () => {
  const teams = everyoneAlone(seatPlayers(['Ann', 'Bo', 'Cy']))
  expect(teams.map(({ name, seats }) => [name, seats])).toEqual([
    ['Ann', [0]],
    ['Bo', [1]],
    ['Cy', [2]],
  ])
  expect([0, 1, 2, 3, 4, 5].map((turn) => whoGuesses(teams, turn).seat)).toEqual([0, 1, 2, 0, 1, 2])
  expect(roundsOf(teams, 2)).toBe(6)
})
