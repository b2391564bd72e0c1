import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Feedback } from '#contract/feedback.ts'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { findFeedback } from './feedback-repository.ts'
import { saveFeedback } from './save-feedback.ts'

const fun: Feedback = {
  time: '2026-11-21T20:00:00.000Z',
  feedback: 'Naïve 🎉\nand “fun”; drop table feedback',
  user: 'Åse',
  positive: true,
  game: 'charades',
}

describe.each(databaseKinds)('saveFeedback on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  test('keeps a feedback as it was given', async () => {
    expect(await saveFeedback(database, fun, 1)).toBe('saved')
    expect(await findFeedback(database.db, fun.time)).toEqual({ ...fun, userId: null })
  })

  test.each([
    ['the same again', {}, 'repeated'],
    ['another text', { feedback: 'dull' }, 'conflict'],
    ['another user', { user: 'Bo' }, 'conflict'],
    ['another thumb', { positive: false }, 'conflict'],
    ['another game', { game: '' }, 'conflict'],
  ])('under a kept time, %s is %s', async (_, change, outcome) => {
    expect(await saveFeedback(database, { ...fun, ...change }, 2)).toBe(outcome)
    expect(await findFeedback(database.db, fun.time)).toEqual({ ...fun, userId: null })
  })

  test('of twenty at one moment exactly one is kept', async () => {
    const time = '2026-11-21T20:00:01.000Z'
    const sent = Array.from({ length: 20 }, (_, index) => ({ ...fun, time, feedback: `n${index}` }))
    const outcomes = await Promise.all(sent.map((feedback) => saveFeedback(database, feedback, 1)))
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(19)
    const kept = await findFeedback(database.db, time)
    expect(kept?.feedback).toBe(`n${outcomes.indexOf('saved')}`)
  })

  test('one sent twenty times is saved once', async () => {
    const feedback = { ...fun, time: '2026-11-21T20:00:02.000Z' }
    const sending = Array.from({ length: 20 }, () => saveFeedback(database, feedback, 1))
    const outcomes = await Promise.all(sending)
    expect(outcomes.sort()).toEqual([...Array(19).fill('repeated'), 'saved'])
  })
})
