import { describe, expect, test } from 'vitest'
import type { AudienceTaps } from '#domain/table/audience.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const lists = [Array.from({ length: 50 }, (_, at) => `animal ${at}`)]
const names = ['Ann', 'Bo', 'Cy']
const seated = playRules(rules, messages, options.defaults, { names, lists, seating: 'own' })

const apply = (state: State, by: number | 'clock', sent: Move, now = 5000, taps?: AudienceTaps) =>
  rules.move(state, sent, {
    by,
    now,
    random: () => 0,
    away: [],
    ...(taps && { audience: taps }),
  })
function moved(...args: Parameters<typeof apply>): State {
  const next = apply(...args)
  if ('refused' in next) throw new Error(String(next.refused))
  return next
}
function refused(...args: Parameters<typeof apply>) {
  const next = apply(...args)
  return 'refused' in next ? next.refused : null
}

const texts = ['Is it alive?', 'Would you hug it?'] as const
const offer: Move = { type: 'offer', texts }
const asking = moved(seated.start(), 0, { type: 'begin' })
const offered = moved(asking, asking.asker, offer)
const endMs = 5000 + 8000

describe('two questions for those who watch', () => {
  test('are seen by all, asked of the audience, and wait for nobody', () => {
    for (const viewer of [0, 1, 2, 'screen', 'audience'] as const)
      expect(rules.view(offered, viewer).offered).toEqual(texts)
    expect(rules.audience?.(asking)).toBeNull()
    expect(rules.audience?.(offered)).toMatchObject({
      kind: 'question',
      offers: ['first', 'second'],
    })
    expect([rules.waitsFor(asking), rules.waitsFor(offered)]).toEqual([[asking.asker], []])
    expect(rules.due(offered)).toEqual({ atMs: endMs, move: { type: 'timeout' } })
  })

  test.each<[string, AudienceTaps | undefined, string]>([
    ['where nobody watches', undefined, texts[0]],
    ['of four who tapped', { second: 4 }, texts[0]],
    ['of five who tapped', { first: 2, second: 3 }, texts[1]],
    ['where they are level', { first: 3, second: 3 }, texts[0]],
  ])('come to one after eight seconds: %s', (_, taps, question) => {
    const picked = moved(offered, 'clock', { type: 'timeout' }, endMs, taps)
    expect(picked).toMatchObject({ question, offered: null, asker: asking.asker })
    expect(rules.waitsFor(picked)).toEqual([0])
    const answered = moved(picked, 0, { type: 'answer', answer: 'no', text: '' }, endMs)
    expect(answered.log).toEqual([{ asker: asking.asker, answer: 'no', text: question }])
  })

  test.each<[string, State, number, Move, string]>([
    ['by another', asking, 2, offer, 'not-your-turn'],
    ['twice', offered, asking.asker, offer, 'has-asked'],
    [
      'with one missing',
      asking,
      asking.asker,
      { type: 'offer', texts: ['Is it?', ' '] },
      'two-questions',
    ],
    [
      'answered before it is picked',
      offered,
      0,
      { type: 'answer', answer: 'no', text: '' },
      'being-picked',
    ],
  ])('are not taken %s', (_, state, by, sent, code) => {
    expect(refused(state, by, sent)).toBe(code)
  })

  test('give way to whoever locks the word', () => {
    const locked = moved(offered, 2, { type: 'lock', text: offered.word?.text ?? '' })
    expect(locked).toMatchObject({ phase: 'has', offered: null, askClock: null })
    expect(rules.audience?.(locked)).toBeNull()
  })

  test('go with an asker who leaves', () => {
    const context = { now: 6000, random: () => 0, away: [] }
    expect(rules.leave(offered, asking.asker, context)).toMatchObject({ offered: null, asker: 2 })
  })
})

test('a word that began under version 2 has none', () => {
  const { offered: _, ...saved } = asking
  expect(rules.upgrade?.(saved, 2)).toEqual(asking)
})
