import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { deletionVariants, editDistance, maxTypos } from './edit-distance.ts'

describe('errors between two words', () => {
  test.each([
    ['none', 'karaoke', 'karaoke', 0],
    ['a letter left out', 'karaoe', 'karaoke', 1],
    ['a letter too many', 'karaokee', 'karaoke', 1],
    ['another letter', 'karaoka', 'karaoke', 1],
    ['two neighbours swapped', 'karoake', 'karaoke', 1],
    ['two others', 'caraoka', 'karaoke', 2],
    ['a letter left out near the start', 'kraoke', 'karaoke', 1],
    ['everything', 'abc', 'xyz', 3],
    ['against nothing', '', 'abc', 3],
    ['nothing against nothing', '', '', 0],
    ['letters beyond the first plane', '𝒜b', '𝒜c', 1],
  ])('%s: %s and %s', (_, one, other, errors) => {
    expect(editDistance(one, other)).toBe(errors)
    expect(editDistance(other, one)).toBe(errors)
  })
})

test.each([
  ['one', 'dinner', 1],
  ['two in a word of eight letters or more', 'birthday', 2],
])('%s is forgiven', (_, word, errors) => expect(maxTypos(word)).toBe(errors))

test('forms are the word, and it with a letter left out, each once', () => {
  expect(deletionVariants('beer').toSorted()).toEqual(
    ['beer', 'beer'.slice(1), 'ber', 'bee'].toSorted(),
  )
  expect(deletionVariants('ab', 2).toSorted()).toEqual(['a', 'ab', 'b'])
})

test('whatever one error makes of a word shares a form with it', () => {
  const random = seeded(7)
  const letter = () => 'abcdefgh'[Math.floor(random() * 8)] ?? 'a'
  for (let round = 0; round < 2_000; round++) {
    const word = Array.from({ length: 3 + Math.floor(random() * 9) }, letter)
    const at = Math.floor(random() * (word.length - 1))
    const [here = '', next = ''] = word.slice(at)
    const mistyped = [
      word.toSpliced(at, 1),
      word.toSpliced(at, 0, letter()),
      word.toSpliced(at, 1, letter()),
      word.toSpliced(at, 2, next, here),
    ].map((letters) => letters.join(''))
    const forms = new Set(deletionVariants(word.join('')))
    for (const typed of mistyped) {
      expect(editDistance(typed, word.join(''))).toBeLessThanOrEqual(1)
      expect(deletionVariants(typed).some((form) => forms.has(form))).toBe(true)
    }
  }
})
