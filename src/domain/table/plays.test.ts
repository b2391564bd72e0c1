import { expect, test } from 'vitest'
import { changePlays } from './change-plays.ts'
import { isDry, isOut, type Plays, playersIn, readPlays } from './plays.ts'
import { priceOf } from './price-of.ts'

const ann = { id: 'a', name: 'Ann' }
const bo = { id: 'b', name: 'Bo' }
const both = [ann, bo]

test('who has chosen nothing plays for sips, and is in', () => {
  expect([priceOf({}, ann), isOut({}, ann)]).toEqual(['drinks', false])
})

test('who sits out is not dealt in, and keeps how they play', () => {
  const plays = changePlays({ a: { price: 'soft' } }, ann, { isOut: true }, both)
  expect(playersIn(both, plays)).toEqual([bo])
  const back = changePlays(plays, ann, { isOut: false }, both)
  expect([playersIn(both, back), priceOf(back, ann)]).toEqual([both, 'soft'])
})

test.for<[string, Plays, boolean]>([
  ['all of it for points', { a: { price: 'points' }, b: { price: 'points' } }, true],
  ['one for soft drinks', { a: { price: 'points' }, b: { price: 'soft' } }, false],
  ['one who has not said', { a: { price: 'points' } }, false],
])('a table, %s', ([_, plays, dry]) => {
  expect(isDry(both, plays)).toBe(dry)
})

test('a table without names is not sober by itself', () => {
  expect(isDry([], {})).toBe(false)
})

test('who is no longer on the phone is forgotten', () => {
  const plays = { gone: { price: 'points' }, b: { price: 'soft' } } as const
  expect(changePlays(plays, ann, { price: 'points' }, both)).toEqual({
    a: { price: 'points' },
    b: { price: 'soft' },
  })
})

test.each([null, 'x', 3, { a: null }, { a: 'soft' }, { a: { price: 'beer', isOut: 1 } }])(
  '%j is read as nothing chosen',
  (saved) => {
    const plays = readPlays(saved)
    expect([priceOf(plays, ann), isOut(plays, ann)]).toEqual(['drinks', false])
  },
)
