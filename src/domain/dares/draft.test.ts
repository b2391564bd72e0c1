import { describe, expect, test } from 'vitest'
import { attemptOf, emptyDraft, readDraft } from './draft.ts'

let made = 0
const newId = () => (++made).toString(16).padStart(24, '0')

describe('what is saved of a draft', () => {
  test.each([null, 7, 'x', [], {}, { lines: 'x', drawing: 'x', attempt: 'x', to: 7 }])(
    '%j is an empty draft',
    (saved) => expect(readDraft('card', saved)).toEqual(emptyDraft('card')),
  )

  test('is what it was', () => {
    const draft = { ...emptyDraft('card', 'Mia'), to: 'Bo', lines: ['Sing'], drawing: [[0, 1, 1]] }
    const sent = { ...draft, attempt: attemptOf(draft, newId) }
    expect(readDraft('card', JSON.parse(JSON.stringify(sent)))).toEqual(sent)
  })

  test('has as many lines as its kind', () => {
    expect(readDraft('epic', { lines: ['a', 7, 'c', 'd'] }).lines).toEqual(['a', '', 'c'])
  })

  test('has water in the cups unless that was changed', () => {
    expect(readDraft('pong', {}).water).toBe(true)
    expect(readDraft('pong', { water: false }).water).toBe(false)
    expect(readDraft('card', { water: true }).water).toBe(false)
  })

  test.each([{ id: '../x' }, { senderKey: '' }])('forgets an attempt with %j', (change) => {
    const attempt = { ...attemptOf(emptyDraft('card'), newId), ...change }
    expect(readDraft('card', { attempt }).attempt).toBe(null)
  })
})

test('what is sent again goes under the same id, what was changed under another', () => {
  const draft = emptyDraft('love', 'Mia')
  const attempt = attemptOf(draft, newId)
  expect(attempt.senderKey).toHaveLength(48)
  expect(attemptOf({ ...draft, attempt }, newId)).toBe(attempt)
  expect(attemptOf({ ...draft, to: 'Bo', attempt }, newId).id).not.toBe(attempt.id)
})
