import { expect, test } from 'vitest'
import {
  malformedSubscriptionMessage,
  missingSubscriptionMessage,
  subscriptionIdProblem,
} from './subscription-id.ts'

test.each([
  ['nothing', undefined, missingSubscriptionMessage],
  ['null', null, missingSubscriptionMessage],
  ['empty text', '', missingSubscriptionMessage],
  ['blanks', ' \t\n', missingSubscriptionMessage],
  ['a number', 7, missingSubscriptionMessage],
  ['a list of an id', ['sub_1'], missingSubscriptionMessage],
  ['the id of a customer', 'cus_1', malformedSubscriptionMessage],
  ['the start in capitals', 'SUB_1', malformedSubscriptionMessage],
  ['a blank before it', ' sub_1', malformedSubscriptionMessage],
  ['the start somewhere else', 'my_sub_1', malformedSubscriptionMessage],
  ['the start cut short', 'sub', malformedSubscriptionMessage],
  ['an id', 'sub_1QxYz', null],
])('spec §5: %s', (_, id, problem) => {
  expect(subscriptionIdProblem(id)).toBe(problem)
})

test.each([
  [missingSubscriptionMessage, 'Subscription ID is empty or missing. Cannot cancel subscription.'],
  [
    malformedSubscriptionMessage,
    "Subscription ID has an invalid format. It must start with 'sub_'.",
  ],
])('spec §5 fixes the words: %s', (message, words) => {
  expect(message).toBe(words)
})
