import { expect, test } from 'vitest'
import { type Fit, fitLines } from './fit-lines.ts'

const fit: Fit = {
  width: 100,
  height: 100,
  maxSize: 50,
  minSize: 10,
  leading: 1,
  maxLines: 3,
  paragraphGap: 0,
}
/** Every letter and every space as wide as it is high. */
const measure = (text: string) => Array.from(text).length

test.each<[string, string[], Partial<Fit>, string[]]>([
  ['a word stands alone', ['ab'], {}, ['ab']],
  ['words are broken where it makes them larger', ['ab cd'], {}, ['ab', 'cd']],
  ['lines are of about the same length', ['aaaa bb cc dd'], { maxSize: 10 }, ['aaaa bb', 'cc dd']],
  ['what fits on one line stays on it', ['aa bb cc'], { maxSize: 10 }, ['aa bb cc']],
  ['a paragraph begins a line', ['a', 'b'], { maxSize: 10 }, ['a', 'b']],
  [
    'paragraphs of many lines are filled',
    ['aa bb cc dd ee ff'],
    { maxSize: 10, maxLines: 9 },
    ['aa bb cc', 'dd ee ff'],
  ],
  [
    'one word is not left over',
    ['aaaa bbb c dd'],
    { maxSize: 10, maxLines: 9 },
    ['aaaa bbb', 'c dd'],
  ],
  [
    'writing without spaces is broken anywhere',
    ['夜夜夜夜'],
    { maxSize: 25, height: 60 },
    ['夜夜夜夜'],
  ],
  ['a word that fits in no size is broken', ['a'.repeat(12)], {}, ['a'.repeat(10), 'aa']],
  [
    'what does not fit at all ends early',
    ['a'.repeat(40)],
    { maxLines: 2 },
    ['a'.repeat(10), `${'a'.repeat(9)}…`],
  ],
  ['and in a low box earlier', ['a'.repeat(40)], { height: 11 }, [`${'a'.repeat(9)}…`]],
  ['no space stands before the ellipsis', ['aaaaaaaa aaaaaa'], { maxLines: 1 }, ['aaaaaaaa…']],
  [
    'a character of many parts is whole or gone',
    ['👩‍🍳'.repeat(3)],
    { width: 41, maxLines: 1 },
    ['👩‍🍳…'],
  ],
])('%s', (_, paragraphs, change, lines) => {
  const fitted = fitLines(paragraphs, measure, { ...fit, ...change })
  expect(fitted.lines.map(({ text }) => text)).toEqual(lines)
})

test.each<[string, string, number]>([
  ['as large as may be', 'a', 50],
  ['as large as its width lets it', 'aaaa', 25],
  ['as large as its height lets it', 'a b c', 32.8],
  ['no smaller than said', 'a'.repeat(99), 10],
])('%s', (_, text, size) => {
  const fitted = fitLines([text], measure, fit).size
  expect(fitted).toBeLessThanOrEqual(size * 1.03)
  expect(fitted).toBeGreaterThan(size * 0.9)
})

test('lines stand one leading apart, paragraphs more', () => {
  const { lines } = fitLines(['aaaa bbbb', 'cc'], measure, {
    ...fit,
    width: 50,
    maxSize: 10,
    leading: 1.2,
    paragraphGap: 0.5,
  })
  expect(lines.map(({ offset }) => offset)).toEqual([0, 1.2, 2.9])
})
