import { describe, expect, test } from 'vitest'
import { duplicatePrompts, promptsInText } from './prompt-lines.ts'

describe('a pasted list, a prompt a line', () => {
  test.each([
    ['plain', 'a\nb', ['a', 'b']],
    ['from Windows', 'a\r\nb\r\n', ['a', 'b']],
    ['empty lines', '\n\na\n \nb', ['a', 'b']],
    ['bullets', '- a\n* b\n• c\n– d', ['a', 'b', 'c', 'd']],
    ['numbers', '1. a\n2) b\n(3) c\n10: d', ['a', 'b', 'c', 'd']],
    ['boxes', '[ ] a\n[x] b', ['a', 'b']],
    ['quotes around', '"a"\n“b”', ['a', 'b']],
    ['quotes within stay', 'say "a" twice', ['say "a" twice']],
    ['a number that belongs', '3 friends walk in', ['3 friends walk in']],
    ['one line with a number', '21. Jump Street: who ran?', ['21. Jump Street: who ran?']],
    ['one number among many', 'a\n2. b\nc', ['a', '2. b', 'c']],
    ['two quotes', '"Cheers" or "drink"', ['"Cheers" or "drink"']],
    ['a dash that belongs', '-5 degrees', ['-5 degrees']],
    ['one line', 'a', ['a']],
    ['nothing', ' \n', []],
  ])('%s', (_, text, prompts) => {
    expect(promptsInText(text)).toEqual(prompts)
  })
})

describe('a prompt that says the same as an earlier one', () => {
  test.each([
    ['none', ['a', 'b'], []],
    ['the same', ['a', 'b', 'a'], [[2, 0]]],
    ['case, accents and punctuation say nothing', ['Café, now!', 'cafe now'], [[1, 0]]],
    ['placeholders do', ['{player} sings', '{other} sings'], []],
    ['other scripts', ['乾杯', '乾杯!', '日本'], [[1, 0]]],
    ['empty ones are no twins', ['', ' ', '!'], []],
    [
      'three times',
      ['a', 'A', 'a.'],
      [
        [1, 0],
        [2, 0],
      ],
    ],
  ])('%s', (_, texts, twice) => {
    expect([...duplicatePrompts(texts.map((text) => ({ text })))]).toEqual(twice)
  })
})
