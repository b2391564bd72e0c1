import { expect, test } from 'vitest'
import { readEntries } from './entry.ts'
import { mergeOldLists } from './migrate-old-lists.ts'

const time = '2026-11-21T20:00:00.000Z'
const feedback = { time, feedback: 'fun', user: 'Ada', positive: true, game: 'charades' }
const deed = { userId: 'ada', game: 'charades', sober: false }

test.each<[string, unknown, unknown, object[]]>([
  ['nothing', null, null, []],
  ['rubbish', { a: 1 }, [null, 7, {}], []],
  [
    'feedback, then finished games',
    [feedback],
    [deed],
    [
      { id: '1', kind: 'feedback', userId: null, feedback },
      { id: '2', kind: 'deed', ...deed },
    ],
  ],
  ['the same game twice', [], [deed, deed], [{ id: '1', kind: 'deed', ...deed }]],
])('from an earlier edition: %s', (_, oldFeedback, oldDeeds, entries) => {
  let made = 0
  const old = mergeOldLists(oldFeedback, oldDeeds, () => String(++made))
  expect(readEntries(old)).toEqual(entries)
})
