import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { forgetNight, keptNights, rememberNight } from './kept-nights.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  stubStorage(kept)
})

const night = (id: string, token = `${id}-token`) => ({ id, token, name: 'Ida' })
const ids = () => keptNights.get().map(({ id }) => id)

test('the newest of twelve nights come first, each seat once', () => {
  for (let n = 0; n < 14; n++) rememberNight(night(`n${n}`))
  expect([ids().length, ids()[0], ids().at(-1)]).toEqual([12, 'n13', 'n2'])
  rememberNight({ ...night('n5'), name: 'Ida Two' })
  expect(keptNights.get()[0]).toEqual({ ...night('n5'), name: 'Ida Two' })
  expect(new Set(ids()).size).toBe(12)
})

test('a night that was taken down is forgotten with all its seats', () => {
  rememberNight(night('a', 'one'))
  rememberNight(night('a', 'two'))
  rememberNight(night('b'))
  forgetNight('a')
  expect(ids()).toEqual(['b'])
})

test.each(['{}', '[1, null, {"id": 4}]', 'nonsense'])('reads %s as no nights', (text) => {
  kept.set('party-dojo:nights', text)
  expect(keptNights.get()).toEqual([])
})
