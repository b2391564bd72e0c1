import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { type Move, options, rules } from './rules.ts'

const { start, play, refusal, recap } = playRules(rules, messages, options.defaults, {
  names: ['Ann', 'Bo', 'Cy'],
})
const done: Move = { type: 'done' }
const next: Move = { type: 'next' }

test.each<[string, Move[], number[]]>([
  ['a turn that was done is a point', [done], [1, 0, 0]],
  ['the turn goes round', [done, next, done, done], [2, 0, 1]],
])('%s', (_, moves, points) => {
  expect(play(start(), ...moves).points).toEqual(points)
})

test('after the last turn the game is over', () => {
  const state = play(start({ rounds: 10 }), ...Array<Move>(10).fill(done))
  expect(rules.ended(state)).toBe(true)
  expect(refusal(state, next)).toBe('The game is over.')
  expect(recap(state).headline).toBe('Ann did most.')
})
