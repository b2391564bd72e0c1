import { describe, expect, test } from 'vitest'
import { inCircle } from './bottle.ts'
import { forceOfFlick, forceOfHold, speedAtEnd } from './push.ts'
import { angleAt, defaultSpeed, planSpin } from './spin.ts'

describe('a spin', () => {
  const speeds = [-9, -1.1, -0.01, 0, 0.3, defaultSpeed, 2, 40]
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

  test.each([
    ['a push of the button', 90, 1.1, 5 * 360 + 90, 3952],
    ['nearly once round more', 359, 1.1, 4 * 360 + 359, 3762],
    ['the softest', 0, 0.1, 720, 3011],
    ['the hardest', 0, 50, 28 * 360, 8917],
  ])('%s goes that far, for so long', (_, to, speed, turn, ms) => {
    const spin = planSpin(0, to, speed)
    expect([spin.turn, Math.round(spin.ms)]).toEqual([turn, ms])
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
      'more than 90 ms before the end is aiming',
      [
        { at: 0, ms: 0 },
        { at: 46, ms: 1 },
        { at: 91, ms: 91 },
      ],
      0.5,
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

  test.each([
    [0.34, null],
    [0.35, 0],
    [-1.675, 0.5],
    [3, 1],
    [9, 1],
  ])('a flick of %f throws with %j: slower is none', (speed, force) => {
    const thrown = forceOfFlick(speed)
    expect(thrown === null ? null : Number(thrown.toFixed(6))).toBe(force)
  })

  test.each([
    [0, 0.5],
    [219, 0.5],
    [220, 0],
    [810, 0.5],
    [1400, 1],
    [5000, 1],
  ])('held %i ms throws with %f: a tap is a button', (heldMs, force) => {
    expect(forceOfHold(heldMs)).toBeCloseTo(force)
  })
})
