import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { forgetSeat, type KeptSeat, keepSeat, keptSeats, seatsIn } from './room-seats.ts'

const kept = new Map<string, string>()
const key = 'party-dojo:rooms'

beforeEach(() => {
  stubStorage(kept)
})

const seat = (code: string, number: number): KeptSeat => ({
  code,
  seat: number,
  token: `${code}-${number}`,
  name: `P${number}`,
})
const tokens = () => keptSeats.get().map(({ token }) => token)

test('the newest seat comes first', () => {
  keepSeat(seat('HKTR', 0))
  keepSeat(seat('BCDF', 1))
  expect(tokens()).toEqual(['BCDF-1', 'HKTR-0'])
})

test('seats of one room are listed in the order in which they were taken', () => {
  keepSeat(seat('HKTR', 0))
  keepSeat(seat('HKTR', 4))
  expect(seatsIn(keptSeats.get(), 'HKTR').map((each) => each.seat)).toEqual([0, 4])
})

test('the same seat is kept once, by its newest token', () => {
  const moved = { ...seat('HKTR', 0), token: 'moved', name: 'Sofie' }
  for (const next of [seat('HKTR', 0), seat('HKTR', 1), seat('BCDF', 0), moved]) keepSeat(next)
  expect(tokens()).toEqual(['moved', 'HKTR-1', 'BCDF-0'])
})

test('a phone keeps three seats of a room, and three rooms', () => {
  for (const number of [0, 1, 2, 3]) keepSeat(seat('HKTR', number))
  expect(tokens()).toEqual(['HKTR-3', 'HKTR-2', 'HKTR-1'])
  for (const code of ['BCDF', 'GHJK', 'LNPR']) keepSeat(seat(code, 0))
  expect(tokens()).toEqual(['LNPR-0', 'GHJK-0', 'BCDF-0'])
})

test('a lost seat is forgotten, others stay', () => {
  keepSeat(seat('HKTR', 0))
  keepSeat(seat('HKTR', 1))
  forgetSeat('HKTR-0')
  expect(tokens()).toEqual(['HKTR-1'])
})

test.each(['{}', '[1, null, {"code": 4}]', 'nonsense'])('reads %s as no seats', (text) => {
  kept.set(key, text)
  expect(keptSeats.get()).toEqual([])
})
