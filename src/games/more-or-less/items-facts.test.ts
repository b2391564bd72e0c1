import { expect, test } from 'vitest'
import { dealAllItems } from '#tests/support/games/all-items.ts'
import { coordinates } from '#tests/support/games/facts/coordinates.ts'
import { dates } from '#tests/support/games/facts/dates.ts'
import { elements } from '#tests/support/games/facts/elements.ts'
import { meltingPoints } from '#tests/support/games/facts/melting-points.ts'
import { speeds } from '#tests/support/games/facts/speeds.ts'
import { readItem } from './rules-items.ts'

const items = dealAllItems().flat().map(readItem)
const valuesOf = (unit: string) =>
  new Map(items.filter((item) => item.unit === unit).map(({ label, value }) => [label, value]))

const meanRadiusKm = 6371.0088
const inRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along a great circle, by the haversine formula. */
function kmBetween(one: string, other: string): number {
  const [north = 0, east = 0] = (coordinates[one] ?? []).map(inRadians)
  const [otherNorth = 0, otherEast = 0] = (coordinates[other] ?? []).map(inRadians)
  const h =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin((otherEast - east) / 2) ** 2
  return 2 * meanRadiusKm * Math.asin(Math.sqrt(h))
}

function yearsBetween(born: string, then: string): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [thenYear = 0, thenMonth = 0, thenDay = 0] = then.split('-').map(Number)
  const isBeforeBirthday = thenMonth < month || (thenMonth === month && thenDay < day)
  return thenYear - year - (isBeforeBirthday ? 1 : 0)
}

test('ages come out of two dates', () => {
  const ages = Object.fromEntries(dates.map(([label, ...life]) => [label, yearsBetween(...life)]))
  expect(Object.fromEntries(valuesOf('years old'))).toEqual(ages)
})

test('distances come out of coordinates, within one in two hundred', () => {
  for (const [label, value] of valuesOf('km apart')) {
    const [one = '', other = ''] = label.split(' to ')
    expect(coordinates, label).toHaveProperty([one])
    expect(coordinates, label).toHaveProperty([other])
    expect(Math.abs(kmBetween(one, other) - value), label).toBeLessThan(Math.max(2, value / 200))
  }
})

test('so does what lies how far from the equator', () => {
  for (const [city, value] of valuesOf('degrees from the equator')) {
    const [north = Number.NaN] = coordinates[city] ?? []
    expect(Math.abs(Math.abs(north) - value), city).toBeLessThan(0.06)
  }
})

test('speeds come out of a distance and a time, or of the unit in which they were measured', () => {
  const values = valuesOf('km/h')
  expect([...values.keys()].toSorted()).toEqual(Object.keys(speeds).toSorted())
  for (const [label, value] of values) {
    const off = Math.abs((speeds[label] ?? 0) * 3.6 - value)
    expect(off, label).toBeLessThanOrEqual(value >= 1000 ? 0.5 : 0.051)
  }
})

test('melting points are those of another table, in kelvins', () => {
  const values = valuesOf('degrees Celsius to melt')
  expect(Object.keys(meltingPoints).length).toBeGreaterThan(25)
  for (const [label, kelvins] of Object.entries(meltingPoints)) {
    const off = Math.abs(kelvins - 273.15 - (values.get(label) ?? Number.NaN))
    expect(off, label).toBeLessThan(3)
  }
})

test('protons are the place in the periodic table', () => {
  for (const [label, value] of valuesOf('protons')) expect(elements[value - 1]).toBe(label)
})

test('a sheet of paper and a pound weigh what their definitions say', () => {
  const grams = valuesOf('grams')
  expect(grams.get('Sheet of printer paper')).toBeCloseTo(0.21 * 0.297 * 80, 2)
  expect(grams.get('A pound')).toBeCloseTo(453.59237, 1)
  expect(grams.get('An ounce in the kitchen')).toBeCloseTo(453.59237 / 16, 2)
  expect(grams.get('A stone, as British scales say')).toBeCloseTo(453.59237 * 14, -1)
  expect(grams.get('An ounce of gold')).toBeCloseTo(31.1034768, 1)
  expect(grams.get('Bowling ball, at most')).toBeCloseTo(453.59237 * 16, -1)
})
