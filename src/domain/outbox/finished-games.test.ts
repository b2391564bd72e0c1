import { expect, test } from 'vitest'
import { addFinishedGame, readFinishedGames } from './finished-games.ts'

const meyer = { game: 'meyer', sober: false }

test.each<[string, unknown, unknown]>([
  ['nothing', null, []],
  ['no list', meyer, []],
  ['a game', [meyer], [meyer]],
  ['a game twice counts once', [meyer, meyer], [meyer]],
  ['rubbish among them', [null, 7, { game: 'meyer' }, { game: 4, sober: true }, meyer], [meyer]],
  ['more than it needs', [{ ...meyer, at: 7 }], [meyer]],
])('finished games are read from %s', (_, saved, read) => {
  expect(readFinishedGames(saved)).toEqual(read)
})

test('a game in the other mood is kept beside it, and the list has an end', () => {
  expect(addFinishedGame([meyer], { ...meyer, sober: true })).toHaveLength(2)
  const many = Array.from({ length: 99 }, (_, at) => ({ game: `game-${at}`, sober: false }))
  const read = readFinishedGames(many)
  expect([read.length, read.at(-1)]).toEqual([60, many.at(-1)])
})
