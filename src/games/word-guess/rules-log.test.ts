import { expect, test } from 'vitest'
import {
  type Entry,
  firstAsker,
  nextAsker,
  points,
  questionNumbers,
  usedQuestions,
} from './rules-log.ts'

const line = (answer: Entry['answer']): Entry => ({ asker: 0, answer, text: '' })
const log = (...answers: Entry['answer'][]) => answers.map(line)
const yes = (count: number) => Array<Entry['answer']>(count).fill('yes')

test.each([
  ['the first is 1', log('yes'), [1], 1],
  [
    'every question and guess counts',
    log('yes', 'no', 'sort-of', 'wrong', 'right'),
    [1, 2, 3, 4, 5],
    5,
  ],
  ['an invalid one has no number and costs nothing', log('no', 'invalid', 'yes'), [1, null, 2], 2],
  [
    'a final guess has none',
    log(...yes(20), 'wrong'),
    [...yes(20).map((_, at) => at + 1), null],
    20,
  ],
])('the numbers of the log: %s', (_, lines, expected, cost) => {
  expect(questionNumbers(lines)).toEqual(expected)
  expect(usedQuestions(lines)).toBe(cost)
})

test('a word has twenty questions; guessed at n it is worth 21 less n, and kept ten', () => {
  expect(points).toEqual({ questions: 20, all: 21, kept: 10 })
})

test('the one on the host’s left asks first, the first at the table for the voice, the host never', () => {
  const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: name, name }))
  expect([firstAsker(0, { players }), firstAsker(2, { players })]).toEqual([1, 0])
  expect([firstAsker(null, { players }), firstAsker(null, { players, left: [0] })]).toEqual([0, 1])
  expect([nextAsker(0, 1, { players }), nextAsker(2, null, { players })]).toEqual([2, 0])
})
