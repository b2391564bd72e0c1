import { describe, expect, test } from 'vitest'
import { nextUpdateStep, type UpdateState, type UpdateStep } from './next-update-step.ts'

const quiet: UpdateState = {
  hasNewerBuild: true,
  isRequested: false,
  isReloadHeld: false,
  waitMs: 0,
  isTakenOver: false,
  worker: 'waiting',
  failures: 0,
  hasFailed: false,
  activatedMsAgo: null,
}
const failed = { worker: 'none', hasFailed: true } as const

describe('what a page does next to come to a newer build', () => {
  test.each<[string, Partial<UpdateState>, UpdateStep]>([
    ['a worker that waits is let in', {}, 'let-in'],
    ['one that is being installed is waited for', { worker: 'installing' }, 'rest'],
    ['one that was let in is waited for', { activatedMsAgo: 9_999 }, 'rest'],
    ['one that does not come is cleared away', { activatedMsAgo: 10_000 }, 'afresh'],
    ['one that could not be installed is tried again later', { ...failed, failures: 1 }, 'later'],
    ['one that could not be so twice is cleared away', { ...failed, failures: 2 }, 'afresh'],
    [
      'a tap does not wait for the second time',
      { ...failed, failures: 1, isRequested: true },
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
    ['nothing is done while it is not wanted', { hasNewerBuild: false }, 'rest'],
    ['nor under a new controller', { hasNewerBuild: false, isTakenOver: true }, 'rest'],
    ['nothing is done while something holds', { isReloadHeld: true }, 'rest'],
    ['nor under a new controller', { isReloadHeld: true, isTakenOver: true }, 'rest'],
    ['nor with a worker that failed', { ...failed, failures: 2, isReloadHeld: true }, 'rest'],
    ['nothing is done within ten seconds of a reload', { waitMs: 1, isTakenOver: true }, 'rest'],
    ['nor when it was tapped', { waitMs: 1, isRequested: true }, 'rest'],
    ['a tap lets it in', { hasNewerBuild: false, isRequested: true }, 'let-in'],
    ['a tap does so whatever holds', { isRequested: true, isReloadHeld: true }, 'let-in'],
    [
      'a tap reloads under a new controller',
      { isRequested: true, isReloadHeld: true, isTakenOver: true },
      'reload',
    ],
    [
      'a tap waits for what is being installed',
      { isRequested: true, worker: 'installing' },
      'rest',
    ],
  ])('%s', (_, change, step) => expect(nextUpdateStep({ ...quiet, ...change })).toBe(step))
})
