import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestMotionPermission, requestShakePermission, watchMotion } from './motion.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sheet = Object.assign(new EventTarget(), { hidden: false })

function hide(hidden: boolean): void {
  sheet.hidden = hidden
  sheet.dispatchEvent(new Event('visibilitychange'))
}

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
    vi.stubGlobal('DeviceMotionEvent', orientationEvent)
    expect(await requestMotionPermission()).toBe(answer)
    expect(await requestShakePermission()).toBe(answer)
  })
})

test.each<[string, unknown]>([
  ['no sensors', undefined],
  ['a no', { requestPermission: async () => 'denied' }],
])('over plain http, %s is because of that', async (_, sensor) => {
  vi.stubGlobal('isSecureContext', false)
  vi.stubGlobal('DeviceOrientationEvent', sensor)
  vi.stubGlobal('DeviceMotionEvent', sensor)
  expect(await requestMotionPermission()).toBe('plain-http')
  expect(await requestShakePermission()).toBe('plain-http')
})

describe('watching', () => {
  const page = new EventTarget()
  const onAngles = vi.fn()
  const onSilent = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', sheet)
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

  test('a locked phone is not taken for one that feels nothing', () => {
    watchMotion(onAngles, onSilent)
    vi.advanceTimersByTime(1000)
    hide(true)
    vi.advanceTimersByTime(60_000)
    hide(false)
    vi.advanceTimersByTime(1000)
    expect(onSilent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onSilent).toHaveBeenCalledOnce()
    hide(true)
    hide(false)
    vi.advanceTimersByTime(5000)
    expect(onSilent).toHaveBeenCalledOnce()
  })
})

describe('a shake', () => {
  let page: EventTarget
  const onShake = vi.fn()
  const onSilent = vi.fn()

  let watchShakes: typeof import('./motion.ts').watchShakes

  beforeEach(async () => {
    vi.useFakeTimers()
    page = new EventTarget()
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', sheet)
    onShake.mockReset()
    onSilent.mockReset()
    vi.resetModules()
    watchShakes = (await import('./motion.ts')).watchShakes
  })

  type Force = number | null
  function feel(everyMs: number, forces: readonly Force[], sensor = 'acceleration'): void {
    for (const x of forces) {
      vi.advanceTimersByTime(everyMs)
      page.dispatchEvent(Object.assign(new Event('devicemotion'), { [sensor]: { x, y: 0, z: 0 } }))
    }
  }
  const hard: Force[] = [0, 15, -15, 15]

  test.each<[string, number, Force[], number]>([
    ['three jerks within a second', 100, hard, 1],
    ['two are none', 100, hard.slice(0, 3), 0],
    ['three in slow motion are none', 600, hard, 0],
    ['gentle ones are none', 100, [0, 4, -4, 4, -4, 4], 0],
    ['the ringing of one knock is none', 10, hard, 0],
    ['shaking on is the same one', 100, [...hard, -15, 15, -15, 15, -15, 15], 1],
    ['after a rest it is another one', 100, [...hard, 15, 15, 15, 15, 15, 15, ...hard], 2],
    ['a phone at rest is none', 16, Array.from({ length: 200 }, () => 0.1), 0],
  ])('%s', (_, everyMs, forces, shakes) => {
    const stop = watchShakes(onShake, onSilent)
    feel(everyMs, forces)
    stop()
    feel(100, hard)
    expect(onShake).toHaveBeenCalledTimes(shakes)
    expect(onSilent).not.toHaveBeenCalled()
  })

  test('is felt with gravity in it as well', () => {
    watchShakes(onShake, onSilent)
    feel(100, hard, 'accelerationIncludingGravity')
    expect(onShake).toHaveBeenCalledOnce()
  })

  test('a device that feels nothing says so', () => {
    watchShakes(onShake, onSilent)
    feel(100, [null, null])
    vi.advanceTimersByTime(5000)
    expect(onSilent).toHaveBeenCalledOnce()
  })

  test('a locked phone feels nothing and does not say so', () => {
    hide(true)
    watchShakes(onShake, onSilent)
    vi.advanceTimersByTime(5000)
    expect(onSilent).not.toHaveBeenCalled()
    hide(false)
    feel(100, hard)
    expect(onShake).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(5000)
    expect(onSilent).not.toHaveBeenCalled()
  })

  test('a phone that has felt something once never says it cannot', () => {
    const stop = watchShakes(onShake, onSilent)
    feel(100, hard.slice(0, 1))
    stop()
    watchShakes(onShake, onSilent)
    vi.advanceTimersByTime(5000)
    expect(onSilent).not.toHaveBeenCalled()
  })
})
