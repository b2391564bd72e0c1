import { expect, test } from 'vitest'
import { options as category } from '../src/games/category/rules-state.ts'
import { options as charades } from '../src/games/charades/rules-options.ts'
import { options as cities } from '../src/games/country-island-city/rules-options.ts'
import { choice, houseRules, lengthField, withoutEnd } from '../src/games/house-rules.ts'
import { options as meyer } from '../src/games/meyer/rules-options.ts'
import { venueOptions } from '../src/games/venue/venue-options.ts'
import { options as wordGuess } from '../src/games/word-guess/rules-options.ts'

test.each([
  ['its own endless choice', category, 'rounds', 0],
  ['else the longest', charades, 'turns', 3],
  ['as letters', cities, 'rounds', 8],
  ['lives to the last in Meyer', meyer, 'length', 0],
  ['as words, not once round', wordGuess, 'words', 10],
  ['as bars’ cards', venueOptions, 'cards', 40],
])('a game that the room ends has %s', (_, rules, name, value) => {
  expect(lengthField(rules as never)).toBe(name)
  expect(withoutEnd(rules as never, rules.defaults as never)).toEqual({
    ...rules.defaults,
    [name]: value,
  })
})

test('a game without a length stays as it is', () => {
  const rules = houseRules({ lives: choice('Lives', '', [[3, 'Three']], 3) })
  expect(lengthField(rules)).toBeNull()
  expect(withoutEnd(rules, rules.defaults)).toBe(rules.defaults)
})
