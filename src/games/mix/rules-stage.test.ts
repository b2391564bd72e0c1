import { describe, expect, test } from 'vitest'
import { inGame, layOn, lists } from '#tests/support/games/mix-table.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import type { MixedGame } from './rules-options.ts'
import { options } from './rules-options.ts'
import type { Lasting, State } from './rules-state.ts'

const { start, play } = playRules(rules, messages, options.defaults, { lists })

const rule: Lasting = { prompt: { raw: 'bow', parts: [{ text: 'bow' }] }, left: 2 }
const never = (type: string) => inGame('never-have-i-ever', type)

function lay(game: MixedGame, round: number, changed: Partial<State['options']> = {}): State {
  const state = start({ lasting: false, cards: 30, ...changed })
  return { ...layOn(state, game), round }
}

describe('a game that builds', () => {
  test.each<[string, number, Partial<State['options']>, number]>([
    ['the first card counts once', 1, {}, 1],
    ['the twentieth of thirty counts once', 20, {}, 1],
    ['the twenty-first counts twice', 21, {}, 2],
    ['the fourteenth of twenty counts twice', 14, { cards: 20 }, 2],
    ['without an end none counts twice', 60, { cards: 0 }, 1],
    ['where the table wants none of it, none does', 30, { builds: false }, 1],
  ])('%s', (_, round, changed, points) => {
    const table = lay('never-have-i-ever', round, changed)
    expect(rules.view(table, 'device').isDouble).toBe(points === 2)
    // Who reads owns up first, unless told otherwise.
    expect(play(table, never('next')).points).toEqual([0, points, 0, 0])
  })

  test.each<[string, number, number[]]>([
    ['before the last third a rule is a card nearer to its end', 10, [1]],
    ['in the last third it stays to the end of the game', 22, [8]],
  ])('%s', (_, round, left) => {
    const table = { ...lay('never-have-i-ever', round), lasting: [rule] }
    expect(play(table, never('next')).lasting.map((each) => each.left)).toEqual(left)
  })

  test.each([
    ['a forgotten rule costs one', 10, [0, 0, 1, 0]],
    ['and two in the last third', 22, [0, 0, 2, 0]],
  ])('%s', (_, round, points) => {
    const table = { ...lay('never-have-i-ever', round), lasting: [rule] }
    expect(play(table, { type: 'slip', seat: 2 }).points).toEqual(points)
  })
})
