import { expect, test } from 'vitest'
import { emptySiteState, initialise, type SiteState } from './site-state.ts'

test.each<[keyof SiteState, unknown]>([
  ['websiteLoaded', false],
  ['pageLoaded', false],
  ['signedIn', false],
  ['selectedPrice', ''],
])('spec §3: %s starts as %j', (field, value) => {
  expect(emptySiteState[field]).toBe(value)
})

test.each([
  ['both loaded flags are set', emptySiteState],
  ['again, nothing changes', initialise(emptySiteState)],
  ['a half-loaded site is loaded', { ...emptySiteState, websiteLoaded: true }],
])('spec §3, initialising: %s', (_, state) => {
  expect(initialise(state)).toEqual({ ...emptySiteState, websiteLoaded: true, pageLoaded: true })
})

test('initialising keeps who is signed in and which price was chosen', () => {
  const chosen = { ...emptySiteState, signedIn: true, selectedPrice: 'price_1' }
  expect(initialise(chosen)).toMatchObject({ signedIn: true, selectedPrice: 'price_1' })
})
