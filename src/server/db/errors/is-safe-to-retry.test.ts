import { expect, test } from 'vitest'
import { isSafeToRetry } from './is-safe-to-retry.ts'

const fault = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  ['rolled back for another', fault('40001'), true, true],
  ['rolled back from a deadlock', fault('40P01'), true, true],
  ['out of predicate locks', fault('53200', 'no memory for RWConflictPool'), true, true],
  ['out of memory', fault('53200', 'out of memory'), false, false],
  ['nobody there', fault('ECONNREFUSED'), true, false],
  ['no socket there', fault('ENOENT'), true, false],
  ['starting', fault('57P03'), true, false],
  ['full of connections', fault('53300'), true, false],
  ['shut down', fault('57P01'), true, false],
  ['cut off', fault('ECONNRESET'), true, false],
  ['gone', new Error('Connection terminated unexpectedly'), true, false],
  ['broken before', new Error('Client … is not queryable'), true, false],
  ['a broken rule', fault('23505'), false, false],
  ['another fault', new Error('terminated'), false, false],
  ['no fault', { code: '40001' }, false, false],
])('%s: may run again before COMMIT and after it', (_, error, before, after) => {
  expect(isSafeToRetry(error, 'before commit')).toBe(before)
  expect(isSafeToRetry(error, 'commit')).toBe(after)
})
