import { describe, expect, test } from 'vitest'
import { isAnswerUpheld, voteProblem } from './group-vote.ts'

describe('the table votes on an answer', () => {
  test.each([
    ['a majority for it upholds it', 3, 1, true],
    ['a majority against it fells it', 1, 3, false],
    ['a tie lets it stand', 2, 2, true],
  ])('%s', (_, upheld, against, expected) => {
    expect(isAnswerUpheld({ upheld, against })).toBe(expected)
  })

  test.each([
    ['one voice for the table', 1, 0, null],
    ['everybody', 2, 3, null],
    ['nobody', 0, 0, 'votes-none'],
    ['more than there are', 3, 3, 'votes-too-many'],
    ['half a vote', 0.5, 1, 'votes-whole'],
    ['less than none', -1, 2, 'votes-whole'],
    ['no number', Number.NaN, 2, 'votes-whole'],
  ])('%s', (_, upheld, against, expected) => {
    expect(voteProblem({ upheld, against }, 5)?.refused ?? null).toBe(expected)
  })
})
