import { describe, expect, test } from 'vitest'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type MixedGame, options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const { start, must } = playRules(
  rules,
  messages,
  { ...options.defaults, lasting: false },
  { lists, seating: 'own' },
)
const points = [3, 3, 3, 3]
const lay = (game: MixedGame, change: object) => ({ ...layOn(start(), game, change), points })
const next = (game: MixedGame): [Move, number] => [inGame(game, 'next'), 0]

/** Bo falls, which Cem has called. */
const fallen = lay('category', { phase: 'settled', loser: 1, calls: { 2: 1, 3: 0 } })
/** Two votes for Anna, who has guessed them. */
const crowned = lay('most-likely-to', {
  phase: 'reveal',
  votes: [2, 0, 0, 0],
  crowned: [0],
  knew: [0],
})
const unwritten = lay('country-island-city', { phase: 'settled', writing: null, payers: [1, 3] })
/** Bo may pass, which Cem has called. */
const doing = lay('truth-or-dare', {
  phase: 'do',
  task: { kind: 'dare', reason: 'choice', prompt, clock: null },
  calls: { 2: 'pass' },
})

describe('where a game is ended early, its last card counts', () => {
  const ends: [string, State, [Move, number], readonly number[]][] = [
    ['who falls, and who knew', fallen, next('category'), [3, 4, 2, 3]],
    ['votes, and who knew theirs', crowned, next('most-likely-to'), [4, 3, 3, 3]],
    ['a column', unwritten, next('country-island-city'), [3, 4, 3, 4]],
  ]
  test.each(ends)('%s, once', (_, state, [move, by], counted) => {
    const after = must(state, move, { by, now: 9000 })
    expect(after.points).toEqual(counted)
    for (const led of [after, null]) {
      expect(rules.close?.(state, led)).toMatchObject({ card: state.card, points: counted })
    }
  })

  test('also one that shows nothing before the next', () => {
    const after = must(doing, inGame('truth-or-dare', 'pass'), { by: 1 })
    expect(after.round).toBe(2)
    expect(rules.close?.(doing, after)).toMatchObject({ round: 1, points: [3, 5, 2, 3] })
  })

  test('a card that was counted when it was shown counts no second time', () => {
    const shown = lay('never-have-i-ever', { phase: 'show', guilty: [0], calls: { 1: 3 } })
    expect(rules.close?.(shown, null).points).toEqual(points)
  })

  test('what nobody has seen does not count', () => {
    const ready = lay('category', { calls: { 2: 1 } })
    expect(rules.close?.(ready, null).points).toEqual(points)
  })
})

describe('what a shown card costs stays when somebody leaves', () => {
  const unguessed = lay('charades', { phase: 'shown', isGuessed: false })
  test.each<[string, State, number, readonly number[]]>([
    ['the actor whom nobody has guessed: nobody pays for them', unguessed, 1, [0, 1, 0, 0]],
    ['who falls: who knew has one less', fallen, 1, [0, 1, -1, 0]],
  ])('%s', (_, state, seat, owed) => {
    expect(rules.view(rules.leave(state, seat, noTime()), 'screen').owed).toEqual(owed)
  })

  test('and the next card is the next player’s', () => {
    const left = rules.leave(unguessed, 1, noTime())
    expect(must(left, inGame('charades', 'next'), { by: 2, now: 9000 }).turn).toBe(2)
  })
})
