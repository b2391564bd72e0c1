import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`tests/previous-build/${name}.json`, 'utf8'))

const { 'truth-or-dare': last } = read('saved-games-1')
const { 'truth-or-dare': first } = read('saved-games')

test.each([first, ...(last as unknown[])])('a saved game of version 1 goes on (%#)', (saved) => {
  const outcome = readSavedGame(saved, rules, options.read)
  expect(outcome).toMatchObject({
    game: { rulesVersion: 2, state: { seating: 'passed', last: null } },
  })
})
