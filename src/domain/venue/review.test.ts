import { describe, expect, test } from 'vitest'
import { giveAwards } from './recap.ts'
import { readReview, reviewWords, type VenueReview } from './review.ts'

const review: VenueReview = {
  id: 'a1',
  game: 'squiffy',
  headline: 'Ann played along most.',
  awards: [],
  cards: [
    { text: '{A}, sing.', words: 'Ann, sing.', sober: 'Ann, sing.' },
    { text: '{A}, order.', words: 'Bo, order.', sober: null },
  ],
  positive: true,
  best: 0,
  worst: 1,
  words: ' Lovely. ',
  isSent: false,
}

describe('a review that was kept', () => {
  test('is read as it was', () => {
    expect(readReview(JSON.parse(JSON.stringify(review)))).toEqual(review)
  })

  test.each([
    null,
    7,
    'rubbish',
    [],
    {},
    { ...review, id: 3 },
    { ...review, awards: [{}] },
    { ...review, cards: [{ words: 'Ann, sing.', sober: null }] },
  ])('is none when it is %j', (saved) => {
    expect(readReview(saved)).toBeNull()
  })

  test('forgets choices that cannot be', () => {
    const saved = { ...review, positive: 'yes', best: 9, worst: 'x', words: 2, isSent: 1 }
    expect(readReview(saved)).toMatchObject({
      positive: null,
      best: null,
      worst: null,
      words: '',
      isSent: false,
    })
  })
})

describe('what the server is told', () => {
  test('is the cards as they stand in the deck, so that no names leave the phone', () => {
    expect(reviewWords(review)).toBe('Best card: {A}, sing.\nWorst card: {A}, order.\nLovely.')
  })

  test('may be nothing but the thumb', () => {
    expect(reviewWords({ ...review, best: null, worst: null, words: '' })).toBe('')
  })

  test('fits the record', () => {
    expect(reviewWords({ ...review, words: 'x'.repeat(5000) })).toHaveLength(2000)
  })
})

describe('awards', () => {
  const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: name, name }))
  const none = [0, 0, 0]
  const counts = { asked: none, named: none, followed: none, passed: none }

  test.each([
    ['nobody did anything', {}, []],
    ['most followed', { followed: [3, 1, 0] }, ['Good sport: Ann, 3 cards followed']],
    ['once is said as once', { followed: [0, 1, 0] }, ['Good sport: Bo, 1 card followed']],
    ['shared', { passed: [2, 0, 2] }, ['Own mind, well used: Ann and Cy, 2 cards passed']],
    ['by everybody', { passed: [1, 1, 1] }, ['Own mind, well used: All of you, 1 card passed']],
    ['most named', { named: [0, 4, 1] }, ['Name on every card: Bo, 4 times named']],
  ])('%s', (_, change, expected) => {
    const given = giveAwards({ players, counts: { ...counts, ...change } })
    expect(given.map(({ title, winners, note }) => `${title}: ${winners}, ${note}`)).toEqual(
      expected,
    )
  })
})
