import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from './entry.ts'
import { hasMoreToSend, nextEntry } from './next-entry.ts'

const time = '2026-11-21T20:00:00.000Z'
const nowMs = Date.parse(time)
const like: OutboxEntry = { id: 'like', kind: 'like', game: 'a', liked: true, userId: 'ada' }
const claim: OutboxEntry = { id: 'claim', kind: 'claim', reward: 'first-like', userId: 'ada' }
const deed: OutboxEntry = { id: 'deed', kind: 'deed', game: 'a', sober: true, userId: 'ada' }
const bos: OutboxEntry = { ...deed, id: 'bo', userId: 'bo' }
const play: OutboxEntry = { id: 'play', kind: 'play', pack: 'p', userId: null }
const said = { time, feedback: '', user: '', positive: true, game: '' }
const feedback: OutboxEntry = { id: 'feedback', kind: 'feedback', userId: null, feedback: said }
const held: OutboxEntry = { ...feedback, id: 'held', feedback: { ...said, held: true } }
const hard: OutboxEntry = { ...like, stumbles: 5 }

describe('the next to go out', () => {
  test.each<[string, OutboxEntry[], string | null, string[], string | null]>([
    ['nothing waits', [], 'ada', [], null],
    ['the oldest', [like, claim, play], 'ada', [], 'like'],
    ['somebody else’s waits for them', [bos, like], 'ada', [], 'like'],
    ['and goes out while they are signed in', [like, bos], 'bo', [], 'bo'],
    ['what is nobody’s goes out for anybody', [like, play], 'bo', [], 'play'],
    ['and for nobody', [like, deed, feedback], null, [], 'feedback'],
    ['a claim does not pass the like it rests on', [like, claim], 'ada', ['like'], null],
    ['nothing of theirs passes what waits', [like, deed], 'ada', ['like'], null],
    ['what is nobody’s does', [like, deed, play], 'ada', ['like'], 'play'],
    ['and holds up nobody', [play, like], 'ada', ['play'], 'like'],
    ['nor its like', [play, feedback], 'ada', ['play'], 'feedback'],
    ['others climb over what the server stumbles at', [hard, deed], 'ada', ['like'], 'deed'],
    ['but no claim', [hard, claim], 'ada', ['like'], null],
    ['an open sheet waits for its words', [held, play], null, [], 'play'],
    ['alone as well', [held], null, [], null],
  ])('%s', (_, entries, userId, waiting, next) => {
    const round = { userId, nowMs, waiting: new Set(waiting) }
    expect(nextEntry(entries, round)?.id ?? null).toBe(next)
  })

  test('a sheet that nobody closed does not wait for ever', () => {
    const round = { userId: null, nowMs: nowMs + 11 * 60_000, waiting: new Set<string>() }
    expect(nextEntry([held], round)).toBe(held)
  })
})

test.each<[string, OutboxEntry[], string | null, boolean]>([
  ['nothing', [], 'ada', false],
  ['their own', [like], 'ada', true],
  ['somebody else’s', [bos], 'ada', false],
  ['anybody’s', [play], null, true],
  ['an open sheet', [held], null, false],
])('another round is worth it for %s', (_, entries, userId, isWorth) => {
  expect(hasMoreToSend(entries, { userId, nowMs })).toBe(isWorth)
})
