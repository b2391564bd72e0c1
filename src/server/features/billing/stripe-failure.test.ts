import { expect, test } from 'vitest'
import { AppError } from '#server/platform/web/errors.ts'
import * as failures from './stripe-failure.ts'

const stripe = (fields: object) =>
  Object.assign(new Error('x'), { type: 'StripeInvalidRequestError', statusCode: 400, ...fields })
const {
  isMissingResource: isMissing,
  isInvalidRequest,
  isRefusedEmail,
  isMissingCustomer,
  isFinalAnswer: isAnswer,
} = failures

test.each([
  ['an object that is not there', isMissing, { code: 'resource_missing' }, true],
  ['another refusal', isMissing, { code: 'other' }, false],
  ['a request it cannot read', isInvalidRequest, {}, true],
  ['a card that is declined', isInvalidRequest, { type: 'StripeCardError' }, false],
  ['an address it does not take', isRefusedEmail, { code: 'email_invalid' }, true],
  ['an address it takes', isRefusedEmail, { code: 'other' }, false],
  ['no such customer', isMissingCustomer, { code: 'resource_missing', param: 'customer' }, true],
  ['no such price', isMissingCustomer, { code: 'resource_missing', param: 'price' }, false],
  ['an answer', isAnswer, {}, true],
  ['a fault of theirs', isAnswer, { statusCode: 500 }, true],
  ['the same key under way', isAnswer, { statusCode: 409 }, false],
  ['too many requests', isAnswer, { statusCode: 429 }, false],
  ['silence', isAnswer, { statusCode: undefined }, false],
  ['a fault of ours', isAnswer, { type: 'TypeError' }, false],
])('%s', (_, says, fields, expected) => {
  expect(says(stripe(fields))).toBe(expected)
})

test('what Stripe said is for the log alone', () => {
  const ours = new TypeError('ours')
  expect(failures.asUnavailable(ours)).toBe(ours)
  const told = failures.asUnavailable(stripe({}))
  expect(told).toBeInstanceOf(AppError)
  expect(told).toMatchObject({
    code: 'unavailable',
    message: 'Payments do not answer just now. Please try again.',
  })
})
