import { describe, expect, test } from 'vitest'
import { promptListOf, tableOf } from '#tests/support/games/more-or-less-table.ts'
import { rules } from './rules.ts'
import { readItem } from './rules-items.ts'
import type { State } from './rules-state.ts'

const { start, must, begun, answers } = tableOf()

describe('when the things on the table are played with no more', () => {
  const soberLists = [promptListOf([7, 8, 9], 'kg')]
  const units = ({ a, b }: State) => [a, b].map((line) => readItem(line).unit)

  test.each<[string, State, Partial<State>]>([
    ['before it begins', start(), { phase: 'sides', clock: null }],
    ['while they argue', must(begun(), { type: 'resume' }, { now: 9000 }), { phase: 'guess' }],
    ['while the others may bet', must(begun(), { type: 'more' }), { phase: 'guess', answer: null }],
  ])('two others lie there, on the same card: %s', (_, state, expected) => {
    const after = rules.changePacks(state, soberLists)
    expect(after).toMatchObject({ ...expected, card: 1, points: [0, 0], side: 0 })
    expect(units(after)).toEqual(['kg', 'kg'])
    const full = { lengthMs: 20_000, leftMs: 20_000, runningSince: null }
    expect(after.clock).toEqual(state.phase === 'sides' ? null : full)
  })

  test('one that was turned over has counted, and the next is laid', () => {
    const after = rules.changePacks(answers(begun(), 'M'), soberLists)
    expect(after).toMatchObject({ phase: 'guess', card: 2, points: [1, 0], run: 1 })
    expect(units(after)).toEqual(['kg', 'kg'])
    expect(must(after, { type: 'resume' }).clock?.leftMs).toBe(20_000)
  })

  test('one that is still in a list stays', () => {
    const state = must(begun(), { type: 'more' })
    const after = rules.changePacks(state, [...soberLists, [state.b, ...promptListOf([50])]])
    expect([after.a, after.b, after.phase]).toEqual([state.a, state.b, 'bet'])
    expect(rules.changePacks(state, []).a).toBe(state.a)
  })
})
