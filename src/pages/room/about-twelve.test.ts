import { expect, test, vi } from 'vitest'
import { options as category } from '#games/category/rules-state.ts'
import { options as charades } from '#games/charades/rules-options.ts'
import { options as meyer } from '#games/meyer/rules-state.ts'
import { venueOptions } from '#games/venue/venue-options.ts'

vi.mock('#browser/storage/saved-value.ts', () => ({ savedValue: () => null }))
const { lengthField, withoutEnd } = await import('./about-twelve.ts')

test.each([
  ['its own endless choice', category, 'rounds', 0],
  ['else the longest', charades, 'turns', 3],
  ['as bars’ cards', venueOptions, 'cards', 40],
])('a game that the room ends has %s', (_, rules, name, value) => {
  expect(lengthField(rules as never)).toBe(name)
  expect(withoutEnd(rules as never, rules.defaults as never)).toEqual({
    ...rules.defaults,
    [name]: value,
  })
})

test('a game without a length stays as it is', () => {
  expect(lengthField(meyer)).toBeNull()
  expect(withoutEnd(meyer, meyer.defaults)).toBe(meyer.defaults)
})
