import { expect, test, vi } from 'vitest'
import { logThrottled } from './log-throttled.ts'

test('one line of a code a second, with how many were left out', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const log = { error: vi.fn(), warn: vi.fn() }
  const write = (event: 'disk.write_failed' | 'dependency.request_failed') =>
    logThrottled(log, 'error', { event }, 'A message')
  for (let n = 0; n < 3; n++) write('disk.write_failed')
  write('dependency.request_failed')
  now.mockReturnValue(2_000)
  write('disk.write_failed')
  now.mockRestore()
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([
    { event: 'disk.write_failed' },
    { event: 'dependency.request_failed' },
    { event: 'disk.write_failed', leftOut: 2 },
  ])
})
