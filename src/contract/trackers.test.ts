import { describe, expect, test } from 'vitest'
import {
  configuredPurposes,
  configuredVendors,
  consentRevision,
  type Trackers,
  type Vendor,
  vendorsFor,
} from './trackers.ts'

const trackersOf = (...names: Vendor[]): Trackers => ({
  ids: Object.fromEntries(names.map((name) => [name, 'X'])),
  consentScript: null,
})
const everybody = trackersOf('gtm', 'ga', 'metaPixel', 'adsense')

test.each([
  [trackersOf('ga'), ['analytics']],
  [trackersOf('metaPixel'), ['marketing']],
  [trackersOf('adsense'), ['marketing']],
  [trackersOf('gtm'), ['analytics', 'marketing']],
  [trackersOf('ga', 'adsense'), ['analytics', 'marketing']],
] as const)('%j asks about %j', (trackers, purposes) => {
  expect(configuredPurposes(trackers)).toEqual(purposes)
})

describe('who may run', () => {
  test.each([
    [[], []],
    [['analytics'], ['ga', 'gtm']],
    [['marketing'], ['gtm', 'metaPixel', 'adsense']],
    [
      ['analytics', 'marketing'],
      ['ga', 'gtm', 'metaPixel', 'adsense'],
    ],
  ] as const)('after a yes to %j: %j', (agreed, names) => {
    expect(vendorsFor(everybody, agreed)).toEqual(names)
  })

  test('nobody who has no id', () => {
    expect(vendorsFor(trackersOf('ga'), ['analytics', 'marketing'])).toEqual(['ga'])
  })
})

test('every set of vendors is a question of its own', () => {
  const all = configuredVendors(everybody)
  const sets = Array.from({ length: 2 ** all.length }, (_, bits) =>
    trackersOf(...all.filter((_, at) => bits & (2 ** at))),
  )
  expect(new Set(sets.map(consentRevision)).size).toBe(sets.length)
})
