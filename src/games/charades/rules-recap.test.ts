import { expect, test } from 'vitest'
import { sayRecap } from '#domain/table/recap.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { makeRecap } from './rules-recap.ts'

const names = ['Reds', 'Blues', 'Greens', 'Greys']
const teamsOf = (...seats: number[][]) =>
  seats.map((list, at) => ({ name: names[at] ?? '', cloth: 'matcha' as const, seats: list }))
const three = teamsOf([0, 3], [1, 4], [2, 5])

function recap(teams: ReturnType<typeof teamsOf>, points: number[], count = 6) {
  const players = seatPlayers(count)
  const zeros = players.map(() => 0)
  const hits = players.map((_, seat) => seat)
  const settled = { isAlone: false, players, teams, points, hits, passes: zeros }
  return sayRecap(makeRecap(settled), messages, players)
}

test.each([
  ['the others, best first', three, [5, 1, 3], 'Reds takes it, 5 to 3 and 1.'],
  ['two that lead', three, [4, 1, 4], 'Reds and Greens share it with 4.'],
  ['a draw of all', three, [2, 2, 2], 'A draw, 2 all. Nobody owes a thing.'],
  ['nothing yet', three, [0, 0, 0], 'No points. Plenty of acting.'],
  ['a team that all have left', teamsOf([0], [], [1]), [2, 9, 1], 'Reds takes it, 2 to 1.'],
  ['more than three', teamsOf([0], [1], [2], [3]), [5, 1, 1, 2], 'Reds takes it with 5.'],
])('the headline names %s', (_, teams, points, headline) => {
  expect(recap(teams, points).headline).toBe(headline)
})

test('everybody of the teams that lead has won', () => {
  expect(recap(three, [4, 1, 4]).winners).toEqual([0, 3, 2, 5])
})

test('a side places together, by its points; its players are listed by their own hits', () => {
  const { rows } = recap(three, [5, 3, 1])
  expect(rows.map(({ seat, place, score, note }) => [seat, place, score, note])).toEqual([
    [3, 1, '3', 'hits for Reds, no passes'],
    [0, 1, '0', 'hits for Reds, no passes'],
    [4, 3, '4', 'hits for Blues, no passes'],
    [1, 3, '1', 'hit for Blues, no passes'],
    [5, 5, '5', 'hits for Greens, no passes'],
    [2, 5, '2', 'hits for Greens, no passes'],
  ])
})

test('sides with as many points share a place', () => {
  const places = recap(three, [4, 1, 4]).rows.map(({ seat, place }) => [seat, place])
  expect(places).toEqual([
    [5, 1],
    [3, 1],
    [2, 1],
    [0, 1],
    [4, 5],
    [1, 5],
  ])
})
