import { expect, test } from 'vitest'
import { accuse, isAccused, viewAccusation } from './accusation.ts'

const said = accuse(2, 0, 1000)

test.each([
  ['at once', 2, 1000, true],
  ['in the last moment', 2, 9000, true],
  ['too late', 2, 9001, false],
  ['of somebody else', 1, 1000, false],
])('%s', (_, seat, now, expected) => {
  expect(isAccused(said, seat, now)).toBe(expected)
})

test('nobody is accused before anybody says so', () => {
  expect(isAccused(null, 2, 1000)).toBe(false)
})

test('who said it knows that they did, and nobody else knows who', () => {
  expect(viewAccusation(said, 0)).toEqual({ seat: 2, untilMs: 9000, isMine: true })
  expect(viewAccusation(said, 'screen')).toEqual({ seat: 2, untilMs: 9000, isMine: false })
})
