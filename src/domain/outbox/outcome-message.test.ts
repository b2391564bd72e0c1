import { expect, test } from 'vitest'
import type { NewEntry } from './entry.ts'
import { outcomeMessage } from './outcome-message.ts'

const time = '2026-11-21T20:00:00.000Z'
const feedback = { time, feedback: '', user: '', positive: true, game: '' }

test.each<[string, NewEntry, string | null, string | null]>([
  [
    'a claim that went through',
    { kind: 'claim', reward: 'welcome', userId: 'ada' },
    null,
    'First bow: 50 coins in.',
  ],
  [
    'a claim that was refused',
    { kind: 'claim', reward: 'first-like', userId: 'ada' },
    'Not yet: Like a game at its door.',
    'First favourite: Not yet: Like a game at its door.',
  ],
  [
    'a claim of a reward that is not there any more',
    { kind: 'claim', reward: 'gone', userId: 'ada' },
    'There is no such reward.',
    'A reward: There is no such reward.',
  ],
  [
    'a claim that a newer build took',
    { kind: 'claim', reward: 'gone', userId: 'ada' },
    null,
    'A reward: 0 coins in.',
  ],
  ['a like', { kind: 'like', game: 'a', liked: true, userId: 'ada' }, null, null],
  [
    'a like that was refused',
    { kind: 'like', game: 'a', liked: true, userId: 'ada' },
    'There is no such game.',
    'A favourite could not be kept. There is no such game.',
  ],
  ['no like any more', { kind: 'like', game: 'a', liked: false, userId: 'ada' }, 'No.', null],
  [
    'feedback that was refused',
    { kind: 'feedback', feedback, userId: null },
    'The body is not JSON.',
    'Your feedback could not be kept. The body is not JSON.',
  ],
  ['a play, whatever became of it', { kind: 'play', pack: 'p', userId: null }, 'No.', null],
])('%s', (_, entry, refusal, said) => {
  expect(outcomeMessage({ ...entry, id: 'x' }, refusal)).toBe(said)
})
