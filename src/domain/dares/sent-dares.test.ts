import { expect, test } from 'vitest'
import {
  addSentDare,
  changeSentDare,
  pendingDares,
  readSentDares,
  type SentDare,
} from './sent-dares.ts'

const dare: SentDare = {
  id: 'a'.repeat(24),
  senderKey: 'b'.repeat(48),
  kind: 'card',
  to: 'Bo',
  sentMs: 1000,
  askedMs: 0,
  status: 'open',
  doneLines: 0,
  swappedFor: null,
  words: '',
}
const other = { ...dare, id: 'c'.repeat(24) }

test.each<[string, unknown, number]>([
  ['nothing', null, 0],
  ['a text', 'x', 0],
  ['one', [dare], 1],
  ['one among rubbish', [null, 7, {}, dare, { ...dare, id: '../x' }], 1],
  ['one of no kind', [{ ...dare, kind: 'bet' }], 0],
  ['one without a key', [{ ...dare, senderKey: 7 }], 0],
  ['one of no state', [{ ...dare, status: '<b>' }], 0],
  ['one swapped for a number', [{ ...dare, swappedFor: 7 }], 0],
  ['a hundred', Array(100).fill(dare), 50],
])('%s', (_, saved, count) => expect(readSentDares(saved)).toHaveLength(count))

test('the newest is first, and none is there twice', () => {
  const both = addSentDare([dare], other)
  expect(both).toEqual([other, dare])
  expect(addSentDare(both, { ...dare, to: 'Cy' })).toEqual(both)
})

test('one is changed, or let go', () => {
  expect(changeSentDare([other, dare], dare.id, { status: 'done' })[1]?.status).toBe('done')
  expect(changeSentDare([other, dare], dare.id, null)).toEqual([other])
})

test.each<[string, Partial<SentDare>, boolean]>([
  ['waits', {}, true],
  ['was swapped', { status: 'swapped' }, true],
  ['is taken', { status: 'accepted' }, true],
  ['is done', { status: 'done' }, false],
  ['was turned down', { status: 'declined' }, false],
  ['is gone', { status: 'gone' }, false],
])('a dare that %s: %j is asked about: %s', (_, change, isAsked) => {
  expect(pendingDares([{ ...dare, ...change }])).toHaveLength(isAsked ? 1 : 0)
})

test('what was asked about longest ago is asked about first, and the newest where it is the same', () => {
  const [one, two, three] = [{ ...dare, askedMs: 7 }, other, { ...dare, askedMs: 3 }]
  expect(pendingDares([one, two, three])).toEqual([two, three, one])
})
