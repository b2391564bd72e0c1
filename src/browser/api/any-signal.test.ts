import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anySignal } from './any-signal.ts'

describe.each(['with AbortSignal.any', 'without it'])('%s', (engine) => {
  beforeEach(() => {
    if (engine === 'without it') vi.stubGlobal('AbortSignal', {})
  })

  test('the first of them aborts it, with its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = anySignal([one.signal, other.signal])
    expect(signal.aborted).toBe(false)
    other.abort('late')
    one.abort('later')
    expect([signal.aborted, signal.reason]).toEqual([true, 'late'])
  })

  test('one that was given before has aborted it', () => {
    const gone = new AbortController()
    gone.abort('gone')
    const signal = anySignal([new AbortController().signal, gone.signal])
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
  })
})
