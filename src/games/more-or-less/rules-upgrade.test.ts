import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/previous-build/${name}.json`, 'utf8')) as Record<string, unknown>

const saved = [
  read('saved-games')['more-or-less'],
  ...(read('saved-games-1')['more-or-less'] as unknown[]),
]

test.each(saved)('a saved game of version 1 is resumed on one phone', (game) => {
  const outcome = readSavedGame(game, rules, options.read)
  if (!('game' in outcome)) throw new Error(outcome.problem)
  const { state } = outcome.game
  const before = (game as { state: { turns: number[]; points: number[] } }).state
  expect(state).toMatchObject({ seating: 'passed', rounds: before.turns, points: before.points })
  expect(rules.due(state)).toBeNull()
})
