import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { coverIcons } from './cover-icons.ts'

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
