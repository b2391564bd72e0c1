import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askForMotion, watchMotion } from './motion.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('leave to read the motion', () => {
  test.each<[string, unknown, string]>([
    ['no sensors at all', undefined, 'missing'],
    ['a phone that does not ask', class {}, 'granted'],
    ['a yes', { requestPermission: async () => 'granted' }, 'granted'],
    ['neither yes nor no', { requestPermission: async () => 'prompt' }, 'granted'],
    ['a no', { requestPermission: async () => 'denied' }, 'denied'],
    [
      'asked without a tap',
      { requestPermission: () => Promise.reject(new Error('needs a gesture')) },
      'denied',
    ],
  ])('%s', async (_, orientationEvent, answer) => {
    vi.stubGlobal('DeviceOrientationEvent', orientationEvent)
    expect(await askForMotion()).toBe(answer)
  })
})

describe('watching', () => {
  const page = new EventTarget()
  const onAngles = vi.fn()
  const onSilent = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', page)
    onAngles.mockReset()
    onSilent.mockReset()
  })

  function hold(beta: number | null, gamma: number | null): void {
    page.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }))
  }

  test('reports the angles until it is stopped', () => {
    const stop = watchMotion(onAngles, onSilent)
    hold(90, -3)
    stop()
    hold(10, 0)
    vi.advanceTimersByTime(5000)
    expect(onAngles.mock.calls).toEqual([[90, -3]])
    expect(onSilent).not.toHaveBeenCalled()
  })

  test('says so when nothing real comes', () => {
    watchMotion(onAngles, onSilent)
    hold(null, null)
    vi.advanceTimersByTime(5000)
    expect(onSilent).toHaveBeenCalledOnce()
    expect(onAngles).not.toHaveBeenCalled()
  })
})
