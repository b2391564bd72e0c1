import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { alphabet, drawLetter } from './letters.ts'

describe('the alphabet', () => {
  test.each([
    ['leaves out the hard ones', false, false, 'ABDEFGHIJKLMNOPRSTUVY'],
    ['has them by house rule, in their places', true, false, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['has Æ Ø Å by house rule', false, true, 'ABDEFGHIJKLMNOPRSTUVYÆØÅ'],
    ['has all of them', true, true, 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ'],
  ])('%s', (_, hardLetters, danishLetters, expected) => {
    expect(alphabet(hardLetters, danishLetters).join('')).toBe(expected)
  })

  test.each([1, 2, 3, 4, 5])('no letter comes twice until all have been (seed %i)', (seed) => {
    const letters = alphabet(false, true)
    const random = seeded(seed)
    const used: string[] = []
    for (let draw = 0; draw < letters.length * 3; draw++) {
      used.push(drawLetter(letters, used, random))
    }
    for (let pass = 0; pass < 3; pass++) {
      const drawn = used.slice(pass * letters.length, (pass + 1) * letters.length)
      expect(new Set(drawn).size).toBe(letters.length)
    }
    expect(used.some((letter, index) => letter === used[index - 1])).toBe(false)
  })

  test('every letter can be the first', () => {
    const letters = alphabet(false, false)
    const random = seeded(7)
    const firsts = new Set(Array.from({ length: 600 }, () => drawLetter(letters, [], random)))
    expect(firsts.size).toBe(letters.length)
  })
})
