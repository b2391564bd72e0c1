import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pressedMark } from './support/source/pressed-marks.ts'

/** Their drawing or their words change with the state. */
const drawn = [
  // The picture of a heart is hollow or whole.
  'src/games/shell/like-button.tsx',
  // A ring, or a stamp that is whole and larger.
  'src/games/country-island-city/answer-row.tsx',
]

test('a pressed button says so by a sign or a shape, never by colour alone', async () => {
  const paths: string[] = []
  for await (const path of glob('src/**/*.tsx', { exclude: ['**/*.test.*'] })) {
    if (readFileSync(path, 'utf8').includes('aria-pressed=')) paths.push(path)
  }
  expect(paths.length).toBeGreaterThan(10)
  const unmarked = paths.filter((path) => !drawn.includes(path) && pressedMark(path) === null)
  expect(unmarked).toEqual([])
})
