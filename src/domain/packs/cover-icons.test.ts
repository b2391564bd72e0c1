import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { coverIcons, coverLabel } from './cover-icons.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8'))

test.each(coverIcons)('$icon is in the collection', ({ icon, label }) => {
  expect(Object.hasOwn(icons, icon.slice('ph:'.length))).toBe(true)
  expect(label).toMatch(/^[A-Z][a-z -]+$/)
})

test('there are 48, each once', () => {
  expect(new Set(coverIcons.map(({ icon }) => icon)).size).toBe(48)
  expect(new Set(coverIcons.map(({ label }) => label)).size).toBe(48)
})

test.each([
  ['ph:beer-stein-fill', 'Beer mug'],
  ['ph:beer-stein-thin', 'Beer mug'],
  ['ph:beer-stein', 'Beer mug'],
  ['ph:beer-bottle-fill', 'Beer bottle'],
  ['ph:no-such-icon', 'No such icon'],
])('%s is read out as %s', (icon, label) => {
  expect(coverLabel(icon)).toBe(label)
})
