import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

type Saved = { state: Record<string, unknown> }

const read = (name: string) => JSON.parse(readFileSync(`tests/previous-build/${name}`, 'utf8'))
const slug = 'drunk-dice'
const saved: Saved[] = [...read('saved-games-1.json')[slug], read('saved-games.json')[slug]]

test.each(saved)('a game that an earlier build has saved goes on, in lap $state.lap', (game) => {
  const outcome = readSavedGame(game, rules, options.read)
  if (!('game' in outcome)) throw new Error(outcome.problem)
  const { state } = outcome.game
  const { roller, lap, taken, threeMan } = game.state
  expect(state).toMatchObject({ seating: 'passed', turn: roller, lap, taken, threeMan })
  expect(state.options.dodges).toBe(true)
  expect(state.laps).toBe(state.options.laps)
  if (game.state.duel) expect(rules.view(state, 'device')).toMatchObject({ canThrow: true })
})
