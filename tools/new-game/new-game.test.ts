import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/source/import-table.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { filesOf, insertLine, linesOf, namesOf } from './new-game.ts'

const files = filesOf('spin-out')
const inFolder = (name: string) => `src/games/spin-out/${name}`

test('a new game has a file in each place that a whole game needs', () => {
  expect([...files.keys()].sort()).toEqual([
    ...['game.ts', 'how-to.ts', 'phone-play.tsx', 'play-props.ts', 'play.tsx'].map(inFolder),
    ...['rules.property.test.ts', 'rules.test.ts', 'rules.ts', 'screen-view.tsx'].map(inFolder),
    ...['screen.tsx', 'table.ts'].map(inFolder),
    'tests/e2e/play-spin-out.test.ts',
    'tests/support/games/random-moves/spin-out.ts',
    'tools/spin-out-screens.ts',
  ])
})

test.each([...files])('%s imports what it may, and has its own names', (path, text) => {
  expect(findFaults({ path, text }, packageJson.imports)).toEqual([])
  expect(text).not.toMatch(/meyer|new.?game|\.\/tries/i)
})

test('its names', () => {
  expect(namesOf('spin-out')).toEqual({
    slug: 'spin-out',
    title: 'Spin out',
    crest: 'spinout',
    camel: 'spinOut',
    pascal: 'SpinOut',
  })
  expect(files.get('src/games/spin-out/game.ts')).toContain(`crest: 'spinout'`)
})

test.each(['', 'Limbo', 'spin_out', '../limbo', 'spin--out'])('%j is no slug', (slug) => {
  expect(() => namesOf(slug)).toThrow('letters and single dashes')
})

describe('the lines that lists need', () => {
  test.each(linesOf('spin-out'))('$path: $line', ({ path, before, line }) => {
    expect(insertLine(readFileSync(path, 'utf8'), { before, line })).toContain(`${line}\n${before}`)
  })

  test('a list that has changed is said, not passed over', () => {
    expect(() => insertLine('', { before: 'mix', line: 'limbo' })).toThrow('no line')
  })
})
