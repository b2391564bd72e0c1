import { expect, test } from 'vitest'
import { listNames, nameOf } from './names.ts'

const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: name, name }))

test.each([
  ['nobody', [], ''],
  ['one', [1], 'Bo'],
  ['two', [2, 0], 'Cy and Ann'],
  ['three', [0, 1, 2], 'Ann, Bo and Cy'],
])('lists %s', (_, seats, names) => {
  expect(listNames(players, seats)).toBe(names)
})

test('a seat nobody sits on has no name', () => {
  expect(nameOf(players, 2)).toBe('Cy')
  expect(nameOf(players, 3)).toBe('')
})
