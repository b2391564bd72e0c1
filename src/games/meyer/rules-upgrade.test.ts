import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

type Saved = { state: Record<string, unknown> }

const read = (name: string) => JSON.parse(readFileSync(`tests/previous-build/${name}`, 'utf8'))
const saved: Saved[] = [...read('saved-games-1.json').meyer, read('saved-games.json').meyer]

test.each(saved)('a game that an earlier build has saved goes on: $state.phase', (game) => {
  const outcome = readSavedGame(game, rules, options.read)
  if (!('game' in outcome)) throw new Error(outcome.problem)
  const { state } = outcome.game
  expect(state).toMatchObject({ seating: 'passed', phase: game.state.phase })
  expect([state.turn, state.lives]).toEqual([game.state.holder, game.state.lives])
  expect(rules.view(state, 'screen').dice).toBeNull()
})
