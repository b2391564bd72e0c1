import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { readGameToCarry, saveGameFromRoom } from './carried-game.ts'

const kept = new Map<string, string>()
const key = 'party-dojo:table:never-have-i-ever'

beforeEach(() => {
  stubStorage(kept)
})

const players = ['Sofie', 'Jonas', 'Mia'].map((name, at) => ({ id: `p${at}`, name }))
const state = { players, left: [1], seating: 'passed', round: 3 }
const saved = { rulesVersion: 2, players, options: { rounds: 40 }, source: 'a', state, sober: true }

test('a game is carried as it stands, without who left', () => {
  kept.set(key, JSON.stringify(saved))
  const game = readGameToCarry('never-have-i-ever')
  expect(game?.players.map(({ seat, player }) => [seat, player.name])).toEqual([
    [0, 'Sofie'],
    [2, 'Mia'],
  ])
  expect(game?.carry(2)).toEqual({
    game: 'never-have-i-ever',
    rulesVersion: 2,
    options: { rounds: 40 },
    source: 'a',
    state,
    names: ['Sofie', null, 'Mia'],
    own: 2,
    sober: true,
  })
})

test.each([null, {}, { ...saved, stopped: true }])('there is none to carry in %j', (game) => {
  kept.set(key, JSON.stringify(game))
  expect(readGameToCarry('never-have-i-ever')).toBeNull()
})

test('a game that comes back waits to be carried on', () => {
  kept.set(key, JSON.stringify(saved))
  const carried = readGameToCarry('never-have-i-ever')?.carry(0)
  if (!carried) throw new Error('no game')
  kept.clear()
  saveGameFromRoom(carried)
  expect(JSON.parse(kept.get(key) ?? '')).toMatchObject({ ...saved, left: true, stopped: false })
})
