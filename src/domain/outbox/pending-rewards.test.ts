import { expect, test } from 'vitest'
import type { OutboxEntry } from './entry.ts'
import { pendingRewards } from './pending-rewards.ts'

const like = { id: 'a', kind: 'like', userId: 'u1', game: 'charades', liked: true } as const
const feedback: OutboxEntry = {
  id: 'b',
  kind: 'feedback',
  userId: 'u1',
  feedback: { time: '2026-11-24T20:00:00.000Z', feedback: '', user: '', positive: true, game: '' },
}

test.each<[string, OutboxEntry[], string[]]>([
  ['nothing', [], []],
  ['a like', [like], ['first-like']],
  ['a like taken back', [{ ...like, liked: false }], []],
  ['feedback', [feedback], ['feedback']],
  ['both', [feedback, like], ['first-like', 'feedback']],
  [
    'what others did',
    [
      { ...like, userId: 'u2' },
      { ...feedback, userId: null },
    ],
    [],
  ],
  ['a finished game', [{ id: 'c', kind: 'deed', userId: 'u1', game: 'x', sober: true }], []],
])('%s that waits earns %j', (_, entries, rewards) => {
  expect(pendingRewards(entries, 'u1')).toEqual(rewards)
})
