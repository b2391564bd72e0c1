import { describe, expect, test } from 'vitest'
import { inCircle } from './bottle.ts'
import { forceOfFlick, forceOfHold, speedAtEnd, usualForce } from './push.ts'
import { angleAt, planSpin, usualSpeed } from './spin.ts'

describe('a spin', () => {
  const speeds = [-9, -1.1, -0.01, 0, 0.3, usualSpeed, 2, 40]
  const spins = speeds.flatMap((speed) => [0, 1, 90, 200, 359.5].map((to) => [speed, to] as const))

  test.each(spins)('with %f degrees a millisecond ends at exactly %f', (speed, to) => {
    const spin = planSpin(77, to, speed)
    expect(angleAt(spin, 0)).toBeCloseTo(77)
    for (const elapsed of [spin.ms, spin.ms + 1, spin.ms * 9]) {
      expect(inCircle(angleAt(spin, elapsed) - to + 180) - 180).toBeCloseTo(0, 6)
    }
    expect(Math.abs(spin.turn)).toBeGreaterThanOrEqual(720)
    expect(Math.sign(spin.turn)).toBe(speed < 0 ? -1 : 1)
  })

  test('leaves as fast as the thumb, and only ever slows down', () => {
    const spin = planSpin(0, 120, 1.5)
    const paceAt = (ms: number) => inCircle(angleAt(spin, ms + 10) - angleAt(spin, ms)) / 10
    expect(paceAt(0)).toBeCloseTo(1.5, 1)
    const paces = Array.from({ length: 40 }, (_, at) => paceAt((at * spin.ms) / 40))
    expect(paces).toEqual([...paces].sort((one, other) => other - one))
    expect(paces.at(-1)).toBeLessThan(0.1)
  })

  test('a harder push goes further and takes longer, and no push takes all evening', () => {
    const soft = planSpin(0, 10, 0.6)
    const hard = planSpin(0, 10, 2)
    expect(hard.turn).toBeGreaterThan(soft.turn)
    expect(hard.ms).toBeGreaterThan(soft.ms)
    expect(planSpin(0, 10, 99).ms).toBeLessThan(10_000)
    expect(soft.ms).toBeGreaterThan(1000)
  })
})

describe('a push', () => {
  test.each([
    ['nothing', [], 0],
    ['one place', [{ at: 4, ms: 100 }], 0],
    [
      'only the end counts',
      [
        { at: 0, ms: 0 },
        { at: 500, ms: 900 },
        { at: 590, ms: 990 },
      ],
      1,
    ],
    [
      'the other way',
      [
        { at: 90, ms: 0 },
        { at: 0, ms: 45 },
      ],
      -2,
    ],
    [
      'held still at the end',
      [
        { at: 0, ms: 0 },
        { at: 300, ms: 40 },
        { at: 300, ms: 500 },
      ],
      0,
    ],
  ])('%s', (_, trace, speed) => {
    expect(speedAtEnd(trace)).toBeCloseTo(speed)
  })

  test('a flick throws as hard as it was fast; slower is none', () => {
    expect(forceOfFlick(0.2)).toBeNull()
    expect(forceOfFlick(-0.5)).toBeGreaterThan(0)
    expect(forceOfFlick(-0.5)).toBeLessThan(forceOfFlick(2) ?? 0)
    expect(forceOfFlick(9)).toBe(1)
  })

  test('held longer throws harder; a tap is a button', () => {
    expect(forceOfHold(80)).toBe(usualForce)
    expect(forceOfHold(700)).toBeLessThan(forceOfHold(1200))
    expect(forceOfHold(5000)).toBe(1)
  })
})
