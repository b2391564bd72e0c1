import { expect, test } from 'vitest'
import { askOf, askTeams } from './asks.ts'
import type { Team } from './teams.ts'

const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: name, name }))
const teams: Team[] = [
  { name: 'A', cloth: 'sora', seats: [0, 2] },
  { name: 'B', cloth: 'kaki', seats: [1] },
]

test('those who pay are asked, the others for nothing', () => {
  expect(askOf('1', players, [2, 0], 2)).toEqual({ id: '1', counts: [2, 0, 2] })
})

test('a side pays each for all, or shares it out', () => {
  expect(askTeams('end', players, teams, [3, 0]).counts).toEqual([3, 0, 3])
  expect(askTeams('end', players, teams, [3, 0], 'shared').counts).toEqual([2, 0, 2])
  expect(askTeams('end', players, teams, [0, 9]).counts).toEqual([0, 3, 0])
})
