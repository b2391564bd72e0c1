import { describe, expect, test } from 'vitest'
import { coverCollection, drawingOf, iconLabel, inStyle, isIconName, styleOf } from './icon-name.ts'

describe('an icon is named collection:name', () => {
  test.each([
    ['ph:cat', true],
    ['ph:beer-stein-fill', true],
    ['ph:align-center-horizontal-simple-duotone', true],
    ['fa6-solid:cat', true],
    ['cat', false],
    ['ph:', false],
    [':cat', false],
    ['ph:Cat', false],
    ['ph:cat ', false],
    ['ph:cat:fill', false],
    ['ph:-cat', false],
    ['../../env', false],
    ['"><svg>', false],
    [`ph:${'a'.repeat(77)}`, true],
    [`ph:${'a'.repeat(78)}`, false],
  ])('%j: %j', (text, is) => {
    expect(isIconName(text)).toBe(is)
  })
})

test.each([
  ['beer-stein-fill', 'beer-stein', 'fill', 'Beer stein'],
  ['beer-stein', 'beer-stein', 'regular', 'Beer stein'],
  ['cat-duotone', 'cat', 'duotone', 'Cat'],
  ['cat-thin', 'cat', 'thin', 'Cat'],
  ['highlighter', 'highlighter', 'regular', 'Highlighter'],
] as const)('%s draws %s, in %s, and is read out as %s', (name, drawing, style, label) => {
  expect([drawingOf(name), styleOf(name), iconLabel(`ph:${name}`)]).toEqual([drawing, style, label])
  expect(inStyle(drawing, style)).toBe(name)
  expect(inStyle(`ph:${name}`, 'bold')).toBe(`ph:${drawing}-bold`)
})

test('covers are drawn from Phosphor', () => {
  expect(isIconName(`${coverCollection}:cat`)).toBe(true)
  expect(coverCollection).toBe('ph')
})
