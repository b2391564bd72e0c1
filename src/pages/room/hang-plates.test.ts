import { expect, test } from 'vitest'
import { hangPlates } from './hang-plates.ts'

const shorts = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida', 'Nor', 'Åse', 'Bo']
const longs = [
  'Bartholomew',
  'Christopher',
  'Maximiliane',
  'Wilhelmina',
  'Konstantin',
  'Friederike',
]

test.each<[string, string[], number[], string, boolean?]>([
  ['nobody has no rod', [], [], 'large'],
  ['eight short names share one', shorts, [8], 'large'],
  ['eight with points take two', shorts, [4, 4], 'large', true],
  ['six long names take two at full size', longs, [3, 3], 'large'],
  [
    'twelve names are spread evenly',
    [...shorts, 'Freja', 'Gorm', 'Hedda', 'Ivar'],
    [6, 6],
    'large',
  ],
  ['a long name has fewer beside it', [...longs.slice(0, 3), ...shorts], [3, 8], 'large'],
  ['sixteen short names stand eight and eight', [...shorts, ...shorts], [8, 8], 'large'],
  ['nine long names are smaller', [...longs, ...longs.slice(0, 3)], [4, 5], 'medium'],
  ['twelve long names take three rods', [...longs, ...longs], [4, 4, 4], 'small'],
])('%s', (_, names, rods, size, hasPoints = false) => {
  const hung = hangPlates(
    names.map((name) => ({ name })),
    hasPoints,
  )
  expect(hung.rods.map(({ length }) => length)).toEqual(rods)
  expect(hung.size).toBe(size)
  expect(hung.rods.flat().map(({ name }) => name)).toEqual(names)
})
