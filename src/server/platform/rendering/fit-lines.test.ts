import { expect, test } from 'vitest'
import { fitLines, type Piece } from './fit-lines.ts'

const box = { width: 100, height: 100, sizes: [50, 25, 10], leading: 1, maxLines: 3 }

/** Every letter and every space as wide as it is high. */
function words(text: string): Piece[] {
  return text
    .split(' ')
    .map((word) => ({ text: word, width: word.length * 100, hasSpaceBefore: true }))
}

const letters = (text: string): Piece[] =>
  Array.from(text, (letter) => ({ text: letter, width: 100, hasSpaceBefore: false }))

test.each<[string, Piece[], string[], number]>([
  ['a word that fits is as large as can be', words('ab'), ['ab'], 50],
  ['a word to a line', words('ab cd'), ['ab', 'cd'], 50],
  ['a word too wide makes all smaller', words('abc d'), ['abc', 'd'], 25],
  ['more lines than fit make all smaller', words('a b c d e f'), ['a b', 'c d', 'e f'], 25],
  ['lines are of about the same length', words('aaaa bb cc dd'), ['aaaa bb', 'cc dd'], 10],
  ['letters are broken without a space', letters('abcdef'), ['abc', 'def'], 25],
  [
    'what does not fit at all ends with an ellipsis',
    words('aaaaaaaa bbbbbbbb cccccccc dddddddd'),
    ['aaaaaaaa', 'bbbbbbbb', 'ccccccc…'],
    10,
  ],
])('%s', (_, pieces, lines, size) => {
  expect(fitLines(pieces, 100, box)).toEqual({ lines, size })
})
