import { expect, test } from 'vitest'
import { findMutants } from './find-mutants.ts'

const changed = (text: string) => findMutants('a.tsx', text).map((mutant) => mutant.text)

test.each([
  ['a comparison', 'a === b', ['a !== b']],
  ['an edge', 'a < b', ['a <= b']],
  ['a sum', 'a + b', ['a - b']],
  ['both or one', 'a && b', ['a || b']],
  ['a default', 'a ?? b', ['a && b']],
  ['a number', 'f(3)', ['f(4)']],
  ['a switch', 'f(true)', ['f(false)']],
  ['a word', "f('x')", ["f('')"]],
  ['a condition', 'if (a) b()', ['if (true) b()', 'if (false) b()']],
  ['an entry of a list', '[a, b]', ['[ b]', '[a, ]']],
  ['an entry of an object', 'f({ a, b })', ['f({  b })', 'f({ a,  })']],
  ['a type', "type A = 'x' | 3", []],
  ['a look', "<p className={a ? 'x' : 'y'} style={{ b }} />", []],
  ['an import', "import { a } from 'x'", []],
  ['an empty text', "f('')", []],
])('%s is changed: %s', (_, text, expected) => {
  expect(changed(text)).toEqual(expected)
})

test('a change names its line and what was there', () => {
  expect(findMutants('src/a.ts', 'f()\ng(a > 1)\n')[0]).toMatchObject({
    path: 'src/a.ts',
    line: 2,
    code: 'g(a > 1)',
    before: '>',
    after: '>=',
  })
})
