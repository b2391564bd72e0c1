import { expect, test } from 'vitest'
import { readTilt, type TiltReading, type TiltZone } from './tilt.ts'

/** Angles as a phone gives them: β from -180 to 180, γ from -90 to 90. */
test.each<[string, TiltZone, number | null, number | null, TiltReading]>([
  ['portrait, on the forehead', null, 90, 0, { zone: 'upright', event: null }],
  ['portrait, slightly back', 'upright', 70, 0, { zone: 'upright', event: null }],
  ['portrait, half-way to the ceiling', 'upright', 50, 0, { zone: 'upright', event: null }],
  ['portrait, screen to the ceiling', 'upright', 30, 0, { zone: 'up', event: 'pass' }],
  ['portrait, screen to the floor', 'upright', 150, 0, { zone: 'down', event: 'hit' }],
  ['portrait, past the floor', 'upright', -170, 0, { zone: 'down', event: 'hit' }],
  ['portrait upside down, to the ceiling', 'upright', -30, 0, { zone: 'up', event: 'pass' }],
  ['landscape, top to the left', null, 0, -90, { zone: 'upright', event: null }],
  ['landscape left, screen to the ceiling', 'upright', 0, -30, { zone: 'up', event: 'pass' }],
  ['landscape left, screen to the floor', 'upright', 180, -30, { zone: 'down', event: 'hit' }],
  ['landscape, top to the right', null, 0, 90, { zone: 'upright', event: null }],
  ['landscape right, screen to the ceiling', 'upright', 0, 30, { zone: 'up', event: 'pass' }],
  ['landscape right, screen to the floor', 'upright', -180, 30, { zone: 'down', event: 'hit' }],
  ['landscape, where γ has jumped over', 'upright', 175, 85, { zone: 'upright', event: null }],
  ['still at the floor: counts once', 'down', 150, 0, { zone: 'down', event: null }],
  ['still at the ceiling: counts once', 'up', 20, 0, { zone: 'up', event: null }],
  ['back, but not yet upright', 'down', 120, 0, { zone: 'down', event: null }],
  ['upright again: the next one counts', 'down', 110, 0, { zone: 'upright', event: null }],
  ['from floor to ceiling in one swing', 'down', 20, 0, { zone: 'down', event: null }],
  ['flat on the table at the start', null, 0, 0, { zone: null, event: null }],
  ['face down at the start', null, 180, 0, { zone: null, event: null }],
  ['no sensor', null, null, null, { zone: null, event: null }],
  ['a reading missing', 'upright', 90, null, { zone: 'upright', event: null }],
])('%s', (_, previous, beta, gamma, reading) => {
  expect(readTilt(previous, beta, gamma)).toEqual(reading)
})

test.each([
  ['portrait', (lean: number) => [90 + lean, 0]],
  ['landscape left', (lean: number) => (lean < 0 ? [0, -90 - lean] : [180, -90 + lean])],
  ['landscape right', (lean: number) => (lean < 0 ? [0, 90 + lean] : [-180, 90 - lean])],
])('two nods and a look up in %s: hit, hit, pass', (_, angles) => {
  const nod = [...sweep(0, 70), ...sweep(70, 0)]
  const lookUp = [...sweep(0, -70), ...sweep(-70, 0)]
  const events: string[] = []
  let zone: TiltZone = null
  for (const lean of [...nod, ...nod, ...lookUp]) {
    const [beta = 0, gamma = 0] = angles(lean)
    const reading = readTilt(zone, beta, gamma)
    zone = reading.zone
    if (reading.event) events.push(reading.event)
  }
  expect(events).toEqual(['hit', 'hit', 'pass'])
})

/** Degrees from one lean to another, with the tremble of a hand. */
function sweep(from: number, to: number): number[] {
  const step = from < to ? 1 : -1
  const steps = Math.abs(to - from)
  return Array.from({ length: steps }, (_, at) => from + step * at + (at % 2 ? 4 : -4))
}
