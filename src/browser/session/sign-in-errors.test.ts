import { describe, expect, test } from 'vitest'
import { knownCodes, problemFor, problemIn } from './sign-in-errors.ts'

test.each(knownCodes)('%s says what happened and what to do', (code) => {
  const { sentence } = problemFor(code)
  expect(sentence).toMatch(/^[A-Z“].*[.]$/)
  // What happened, and what next: two sentences, or one with both.
  expect(sentence).toMatch(/[.:,] \S/)
})

describe('an answer of the sign-in library', () => {
  test.each([
    ['a code that is known', { code: 'INVALID_OTP', status: 400 }, /not the code we sent/],
    ['a code that is not', { code: 'SOMETHING_NEW', message: 'Oh', status: 400 }, /our side/],
    ['a wrong turn of ours', { status: 500 }, /our side/],
    ['too many, by a proxy', { status: 429 }, /Wait a minute/],
    [
      'too many, by our guard',
      { code: 'TOO_MANY_TRIES', message: 'Please wait 9 minutes.', status: 429 },
      /9 minutes/,
    ],
    [
      'too many, by our limit',
      { error: { code: 'rate_limited', message: 'Please wait a minute.' }, status: 429 },
      /wait a minute/,
    ],
  ])('%s', (_, answer, sentence) => {
    expect(problemIn(answer).sentence).toMatch(sentence)
  })
})
