import { describe, expect, test } from 'vitest'
import { type Answer, answerDare, type DareStatus, dareStateOf } from './answers.ts'
import type { Dare } from './dare.ts'

type Asked = Pick<Dare, 'kind' | 'lines'>

const accepted: Answer = { answer: 'accepted' }
const declined: Answer = { answer: 'declined' }
const done: Answer = { answer: 'done', words: '' }
const swapped: Answer = { answer: 'swapped', line: 0, text: 'Hum' }
const wordy: Answer = { answer: 'done', words: 'Tuesdays' }

const card = { kind: 'card', lines: ['Sing'] } as const
const love = { kind: 'love', lines: ['Which day?'] } as const
const pong = { kind: 'pong', lines: ['Throw', 'Hum'] } as const
const epic = { kind: 'epic', lines: ['One', 'Two', 'Three'] } as const
const swappedSecond: Answer = { answer: 'swapped', line: 1, text: 'Hum' }

describe('a dare', () => {
  test.each<[string, readonly Answer[], DareStatus, readonly string[]]>([
    ['waits at first', [], 'open', ['Sing']],
    ['is taken', [accepted], 'accepted', ['Sing']],
    ['is turned down', [declined], 'declined', ['Sing']],
    ['is swapped', [swapped], 'swapped', ['Hum']],
    ['is swapped, then taken', [swapped, accepted], 'accepted', ['Hum']],
    ['is swapped, then turned down', [swapped, declined], 'declined', ['Hum']],
    ['is done', [accepted, done], 'done', ['Sing']],
    ['is given up after all', [accepted, declined], 'declined', ['Sing']],
  ])('%s', (_, answers, status, lines) => {
    expect(dareStateOf(card, answers)).toMatchObject({ status, lines })
    answers.forEach((answer, step) => {
      expect(answerDare(card, answers.slice(0, step), answer, step).outcome).toBe('answered')
    })
  })

  test.each<[string, readonly Answer[], Answer, string]>([
    ['is not done before it is taken', [], done, 'Take the dare first.'],
    ['is not done from a swap alone', [swapped], done, 'Take the dare first.'],
    ['is swapped once', [swapped], swapped, 'A dare is swapped once'],
    ['is not swapped once it is taken', [accepted], swapped, 'A dare is swapped once'],
    ['is taken once', [accepted], accepted, 'taken already'],
    ['stays turned down', [declined], accepted, 'turned down'],
    ['stays turned down, swap or not', [declined], swapped, 'turned down'],
    ['is done once', [accepted, done], done, 'done already'],
    ['cannot be turned down once it is done', [accepted, done], declined, 'done already'],
  ])('%s', (_, answers, answer, sentence) => {
    expect(answerDare(card, answers, answer, answers.length)).toEqual({
      outcome: 'refused',
      sentence: expect.stringContaining(sentence),
    })
  })

  test.each<[string, Asked, readonly Answer[], Answer, string]>([
    ['a card asks for no words', card, [accepted], wordy, 'This dare asks for no words.'],
    ['a card has no second part', card, [], swappedSecond, 'There is no such part.'],
    ['what to do instead is no part', pong, [], swappedSecond, 'There is no such part.'],
    ['an epic dare has three', epic, [], { ...swapped, line: 3 }, 'There is no such part.'],
    ['a love card wants words', love, [accepted], done, 'The card waits for an answer.'],
    [
      'and some to see',
      love,
      [accepted],
      { ...wordy, words: '\u200b' },
      'The card waits for an answer.',
    ],
  ])('%s', (_, dare, answers, answer, sentence) => {
    const outcome = { outcome: 'invalid', sentence }
    expect(answerDare(dare, answers, answer, answers.length)).toEqual(outcome)
  })

  test('a love card is done with words', () => {
    expect(answerDare(love, [accepted], wordy, 1)).toMatchObject({ state: { status: 'done' } })
  })

  test('an epic dare is done part by part', () => {
    const part = (doneLines: number, status: DareStatus) => ({ doneLines, status })
    expect(dareStateOf(epic, [accepted, done])).toMatchObject(part(1, 'accepted'))
    expect(dareStateOf(epic, [accepted, done, done])).toMatchObject(part(2, 'accepted'))
    expect(dareStateOf(epic, [accepted, done, done, done])).toMatchObject(part(3, 'done'))
  })

  test('of an epic dare one part is swapped, and no more', () => {
    expect(dareStateOf(epic, [swappedSecond]).lines).toEqual(['One', 'Hum', 'Three'])
    expect(answerDare(epic, [], { ...swapped, line: 2 }, 0).outcome).toBe('answered')
    expect(answerDare(epic, [swappedSecond], swapped, 1).outcome).toBe('refused')
  })
})

describe('an answer that comes again, or late', () => {
  test.each<[string, readonly Answer[], Answer, number, string]>([
    ['the same again', [accepted], accepted, 0, 'repeated'],
    ['the same swap again', [swapped, accepted], swapped, 0, 'repeated'],
    ['the same words again', [accepted, wordy], wordy, 1, 'repeated'],
    ['another one', [declined], accepted, 0, 'late'],
    ['another swap', [swapped], { ...swapped, text: 'Bow' }, 0, 'late'],
    ['a swap of another part', [swapped], { ...swapped, line: 1 }, 0, 'late'],
    ['other words', [accepted, wordy], { ...wordy, words: 'Mondays' }, 1, 'late'],
    ['one from ahead of time', [], done, 1, 'late'],
    ['yes to what another phone has swapped', [swapped], accepted, 0, 'late'],
  ])('%s', (_, answers, answer, step, outcome) => {
    expect(answerDare(love, answers, answer, step)).toEqual({ outcome })
  })
})
