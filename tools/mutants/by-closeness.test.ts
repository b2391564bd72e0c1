import { expect, test } from 'vitest'
import { byCloseness } from './by-closeness.ts'

test('a file’s own test comes first, then its neighbours, then what is far away', () => {
  const tests = [
    'tests/content.test.ts',
    'src/games/meyer/packs/deep.test.ts',
    'src/domain/packs/search.test.ts',
    'src/games/meyer/other.test.ts',
    'src/games/meyer/rules-more.test.ts',
    'src/games/meyer/rules.test.ts',
  ]
  expect(tests.sort(byCloseness('src/games/meyer/rules.ts'))).toEqual([
    'src/games/meyer/rules.test.ts',
    'src/games/meyer/rules-more.test.ts',
    'src/games/meyer/other.test.ts',
    'src/games/meyer/packs/deep.test.ts',
    'src/domain/packs/search.test.ts',
    'tests/content.test.ts',
  ])
})
