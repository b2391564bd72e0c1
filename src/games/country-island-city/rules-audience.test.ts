import { describe, expect, test } from 'vitest'
import type { AudienceTaps } from '#domain/table/audience.ts'
import { openBallot } from '#domain/table/ballot.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { askBest } from './rules-best.ts'
import { askAudience, type Judging, openJudging, voteOnAnswer } from './rules-judging.ts'
import { options } from './rules-options.ts'

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

describe('the scores, before an audience', () => {
  const liked = [
    { answer: 'Odessa', seats: [2] },
    { answer: 'Onion soup', seats: [0, 1] },
  ]

  test('ask it which was best, where players liked several alike', () => {
    expect(askBest({ name: 'scores', wakesAtMs: 0, liked })).toEqual({
      id: 'best',
      kind: 'answer',
      offers: ['0', '1'],
      texts: { 0: 'Odessa', 1: 'Onion soup' },
    })
  })

  test.each([0, 1])('ask nothing of %i liked answers', (count) => {
    expect(askBest({ name: 'scores', wakesAtMs: 0, liked: liked.slice(0, count) })).toBeNull()
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
