import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/previous-build/${name}.json`, 'utf8')).mix
const saved: { state: { seat: number; card: { game: string; prompt?: object } } }[] = [
  ...read('saved-games-1'),
  read('saved-games'),
]

describe.each(saved.map((game, at) => [at, game] as const))('saved by version 1: %i', (_, game) => {
  test('is resumed with its card, its turn and its points', () => {
    const outcome = readSavedGame(game, rules, options.read)
    if (!('game' in outcome)) throw new Error(outcome.problem)
    const { state } = outcome.game
    const { seat, card, ...rest } = game.state
    expect(state).toMatchObject({ turn: seat, seating: 'passed', card: { game: card.game } })
    const { points, round, lasting } = rest as never as typeof state
    expect(state).toMatchObject({ points, round, lasting })
    if (card.prompt) expect(state.card).toMatchObject({ card: { prompt: card.prompt } })
  })
})
