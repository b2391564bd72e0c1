import { describe, expect, test } from 'vitest'
import { nextStep, type Situation, type Step } from './next-step.ts'

const quiet: Situation = {
  isWanted: true,
  isTapped: false,
  isHeld: false,
  waitMs: 0,
  isTakenOver: false,
  worker: 'waiting',
  failures: 0,
  hasFailed: false,
  letInMsAgo: null,
}
const failed = { worker: 'none', hasFailed: true } as const

describe('what a page does next to come to a newer build', () => {
  test.each<[string, Partial<Situation>, Step]>([
    ['a worker that waits is let in', {}, 'let-in'],
    ['one that is being installed is waited for', { worker: 'installing' }, 'rest'],
    ['one that was let in is waited for', { letInMsAgo: 9_999 }, 'rest'],
    ['one that does not come is cleared away', { letInMsAgo: 10_000 }, 'afresh'],
    ['one that could not be installed is tried again later', { ...failed, failures: 1 }, 'later'],
    ['one that could not be so twice is cleared away', { ...failed, failures: 2 }, 'afresh'],
    [
      'a tap does not wait for the second time',
      { ...failed, failures: 1, isTapped: true },
      'afresh',
    ],
    [
      'the second one is waited for',
      { worker: 'installing', failures: 1, hasFailed: true },
      'rest',
    ],
    ['the second one is let in', { failures: 1, hasFailed: true }, 'let-in'],
    ['without a newer one the page is reloaded as it is', { worker: 'none' }, 'reload'],
    ['the page is reloaded by the new controller', { isTakenOver: true }, 'reload'],
    ['whatever comes behind that one', { isTakenOver: true, worker: 'installing' }, 'reload'],
    ['nothing is done while it is not wanted', { isWanted: false }, 'rest'],
    ['nor under a new controller', { isWanted: false, isTakenOver: true }, 'rest'],
    ['nothing is done while something holds', { isHeld: true }, 'rest'],
    ['nor under a new controller', { isHeld: true, isTakenOver: true }, 'rest'],
    ['nor with a worker that failed', { ...failed, failures: 2, isHeld: true }, 'rest'],
    ['nothing is done within ten seconds of a reload', { waitMs: 1, isTakenOver: true }, 'rest'],
    ['nor when it was tapped', { waitMs: 1, isTapped: true }, 'rest'],
    ['a tap lets it in', { isWanted: false, isTapped: true }, 'let-in'],
    ['a tap does so whatever holds', { isTapped: true, isHeld: true }, 'let-in'],
    [
      'a tap reloads under a new controller',
      { isTapped: true, isHeld: true, isTakenOver: true },
      'reload',
    ],
    ['a tap waits for what is being installed', { isTapped: true, worker: 'installing' }, 'rest'],
  ])('%s', (_, change, step) => expect(nextStep({ ...quiet, ...change })).toBe(step))
})
