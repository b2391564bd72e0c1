import { describe, expect, test } from 'vitest'
import { popularityOf } from './popularity.ts'
import { canPublish } from './publish-quota.ts'

describe('popularity', () => {
  test.each([
    ['starts at 0', { likes: 0, plays: 0 }, 0],
    ['grows with a play', { likes: 0, plays: 1 }, 4],
    ['grows more with a like', { likes: 1, plays: 0 }, 8],
    ['grows slowly later', { likes: 1000, plays: 1000 }, 47],
    ['stays within bounds', { likes: 1e9, plays: 1e9 }, 127],
  ])('%s', (_, counts, popularity) => expect(popularityOf(counts)).toBe(popularity))

  test('changes rarely: fewer than fifty times on the way to ten thousand plays', () => {
    const steps = new Set(
      Array.from({ length: 10_000 }, (_, plays) => popularityOf({ likes: 0, plays })),
    )
    expect(steps.size).toBeLessThan(50)
  })

  test('never falls when there is more of either', () => {
    for (let n = 0; n < 500; n++) {
      const counts = { likes: n, plays: 3 * n }
      for (const more of [{ likes: n + 1 }, { plays: 3 * n + 1 }]) {
        expect(popularityOf({ ...counts, ...more })).toBeGreaterThanOrEqual(popularityOf(counts))
      }
    }
  })
})

test.each([
  ['a third, without premium', 2, false, true],
  ['no fourth', 3, false, false],
  ['a fourth with premium', 3, true, true],
])('one may publish %s', (_, published, isPremium, may) => {
  expect(canPublish(published, isPremium)).toBe(may)
})
