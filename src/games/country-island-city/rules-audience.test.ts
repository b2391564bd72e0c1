import { describe, expect, test } from 'vitest'
import type { AudienceTaps } from '#domain/table/audience.ts'
import { openBallot } from '#domain/table/ballot.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { askAudience, type Judging, openJudging, voteOnAnswer } from './rules-judging.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const { start, must, due } = playRules(rules, messages, options.defaults, {
  seating: 'own',
  lists: [],
})
const stopped = (changes: Partial<typeof options.defaults> = {}) =>
  must(start(changes), { type: 'stop' }, { by: 0 })

const table = {
  players: ['Sofie', 'Emil', 'Ida'].map((name) => ({ id: name, name })),
  seating: 'own' as const,
}
const doubted: Judging = {
  ...openJudging({ 0: 'Oslo', 1: 'Odense', 2: 'Odessa' }, table, 0),
  stage: 'vote',
  queue: ['oslo'],
  ballot: openBallot<boolean>(fixedMs(8000), 0),
}

describe('a doubted answer, before an audience', () => {
  test('is voted on by it, too', () => {
    expect(askAudience(doubted)).toEqual({
      id: 'stands oslo',
      kind: 'stands',
      offers: ['falls', 'stands'],
    })
    expect(askAudience({ ...doubted, stage: 'show', ballot: null })).toBeNull()
  })

  test.each<[string, AudienceTaps | undefined, boolean]>([
    ['falls by it in a tie', { falls: 3, stands: 2 }, false],
    ['stands by it in a tie', { falls: 2, stands: 3 }, true],
    ['stands in a tie where too few tapped', { falls: 4 }, true],
    ['stands in a tie where nobody watches', undefined, true],
  ])('%s', (_, audience, stands) => {
    const half = voteOnAnswer(doubted, 1, true, table, 0, audience) as Judging
    const closed = voteOnAnswer(half, 2, false, table, 0, audience)
    expect(closed).toMatchObject({ stage: 'told', verdict: { stands } })
  })
})

describe('a round, before an audience', () => {
  const opened = stopped()
  const word = (ending: string) => `${opened.letters.at(-1)}${ending}`
  const write = (state: State, by: number, endings: readonly string[]) =>
    must(state, { type: 'draft', answers: endings.map(word) }, { by })
  /** Three seats, an ending for each column. */
  const written = (...endings: readonly (readonly string[])[]) =>
    due(endings.reduce((state, typed, by) => write(state, by, typed), opened))
  const shown = written(['ab', 'ac'], ['ad', 'ac'], ['ad', 'ab'])

  test('it is asked which answer of the column it likes, equal ones as one', () => {
    expect(rules.audience?.(shown)).toEqual({
      id: 'likes 1',
      kind: 'answer',
      offers: ['0 0', '0 1'],
      open: ['0 0', '0 1'],
      texts: { '0 0': word('ab'), '0 1': word('ad') },
    })
  })

  test('what it liked in an earlier column counts on, and an answer said again is the same', () => {
    expect(rules.audience?.(due(shown))).toMatchObject({
      id: 'likes 1',
      offers: ['0 0', '0 1', '1 0'],
      open: ['1 0', '0 0'],
      texts: { '1 0': word('ac') },
    })
  })

  test('there is nothing to tap in a column of one answer', () => {
    const next = due(written(['ab', 'ac'], ['ad', 'ac']))
    expect(rules.audience?.(next)).toMatchObject({ id: 'likes 1', open: ['1 0'], isClosed: true })
    expect(rules.audience?.(written(['ab'], ['ab']))).toBeNull()
  })

  test('a doubt stops it for a vote, whose shares are told at once', () => {
    const doubt = { type: 'doubt', key: word('ab').toLowerCase() } as const
    const now = 76_000
    const twice = must(must(shown, doubt, { by: 1, now }), doubt, { by: 2, now })
    const told = due(due(twice))
    expect(rules.audience?.(due(twice))).toMatchObject({
      kind: 'stands',
      behind: { id: 'likes 1' },
    })
    expect(rules.audience?.(told)).toMatchObject({ id: 'likes 1', isClosed: true })
    expect([due(twice), told, due(told)].map((state) => rules.tellsAudience?.(state))).toEqual([
      false,
      true,
      false,
    ])
  })

  test('its likes are told with the scores, and give no points', () => {
    const scored = opened.columns.reduce((state) => due(state), shown)
    expect(scored.phase).toMatchObject({ name: 'scores', liked: [] })
    expect(rules.audience?.(scored)).toBeNull()
    expect(rules.tellsAudience?.(scored)).toBe(true)
  })
})

describe('out loud, before an audience', () => {
  const ready = stopped({ mode: 'verbal' })
  const begun = must(ready, { type: 'start' }, { by: 0, now: 4000 })
  const answered = must(begun, { type: 'answer' }, { by: 0, now: 5000 })
  const doubted = must(answered, { type: 'challenge' }, { by: 1, now: 6000 })

  test('it calls who falls until the start, and is told after the fall', () => {
    const call = { kind: 'falls', offers: ['0', '1', '2', '3'] }
    expect(rules.audience?.(ready)).toMatchObject(call)
    expect(rules.audience?.(answered)).toMatchObject({ ...call, isClosed: true })
    expect(rules.audience?.(due(answered))).toBeNull()
  })

  test('it says whether a challenged answer counts', () => {
    expect(rules.audience?.(doubted)).toMatchObject({
      kind: 'stands',
      offers: ['falls', 'stands'],
      behind: { id: rules.audience?.(answered)?.id, offers: ['0', '1', '2', '3'] },
    })
  })

  test.each<[string, AudienceTaps | undefined, 'answer' | 'doubt']>([
    ['breaks a tie against the answer', { falls: 4, stands: 1 }, 'answer'],
    ['breaks it for the answer', { falls: 1, stands: 4 }, 'doubt'],
    ['is too few to', { falls: 4 }, 'doubt'],
  ])('it %s', (_, audience, why) => {
    const half = must(doubted, { type: 'stand', stands: true }, { by: 2, now: 7000 })
    const vote = { by: 3, now: 7000, ...(audience && { audience }) }
    const closed = must(half, { type: 'stand', stands: false }, vote)
    expect(closed.phase).toMatchObject({ name: 'lost', why })
  })
})
