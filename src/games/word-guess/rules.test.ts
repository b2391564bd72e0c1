import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import type { Answer } from './rules-log.ts'
import { type Options, options } from './rules-options.ts'
import type { Move } from './rules-state.ts'

const list = (name: string) => Array.from({ length: 50 }, (_, at) => `${name} ${at}`)
const lists = [list('animal'), list('dish')]
const table = { names: ['Ann', 'Bo', 'Cy'], lists }
const { start, play, refusal, recap } = playRules(rules, messages, options.defaults, table)

const open: Move = { type: 'open' }
const swap: Move = { type: 'swap' }
const begin: Move = { type: 'begin' }
const next: Move = { type: 'next' }
const giveUp: Move = { type: 'giveUp' }
const takeOver: Move = { type: 'takeOver' }
const exhausted: Move = { type: 'exhausted' }
const say = (answer: Answer, text = ''): Move => ({ type: 'answer', answer, text })
const guess = (right: boolean): Move => ({ type: 'guess', right, text: '' })
const solved = (questions: number | null = null): Move => ({ type: 'solved', questions })
const solver = (seat: number): Move => ({ type: 'solver', seat })
const times = (count: number, move: Move) => Array.from({ length: count }, () => move)
const right = guess(true)
const wrong = guess(false)
const ready = [open, begin]
const usedUp = [...ready, ...times(20, say('no'))]

describe('asking', () => {
  test.each<[string, Move[], { used: number; asker: number }]>([
    ['the first to ask sits left of the host', ready, { used: 0, asker: 1 }],
    ['a yes costs one, and the next asks', [...ready, say('yes')], { used: 1, asker: 2 }],
    ['a no costs one', [...ready, say('no')], { used: 1, asker: 2 }],
    ['sort of costs one', [...ready, say('sort-of')], { used: 1, asker: 2 }],
    ['an invalid one costs nothing: ask again', [...ready, say('invalid')], { used: 0, asker: 1 }],
    ['a wrong guess costs one', [...ready, wrong], { used: 1, asker: 2 }],
    ['the host is not asked to ask', [...ready, say('no'), say('no')], { used: 2, asker: 1 }],
  ])('%s', (_, moves, seen) => {
    expect(rules.view(play(start(), ...moves), 'device')).toMatchObject(seen)
  })

  test('the log keeps who asked, what was said, and the answer; what was only spoken is empty', () => {
    const { log } = play(start(), ...ready, say('yes', ' Is it alive? '), wrong, say('invalid'))
    expect(log).toEqual([
      { asker: 1, answer: 'yes', text: 'Is it alive?' },
      { asker: 2, answer: 'wrong', text: '' },
      { asker: 1, answer: 'invalid', text: '' },
    ])
  })

  test('a question longer than one line is cut', () => {
    expect(play(start(), ...ready, say('yes', 'a'.repeat(100))).log[0]?.text).toHaveLength(80)
  })
})

describe('having it', () => {
  test.each<[string, Move[], number[]]>([
    ['at the first is worth twenty', [...ready, right], [0, 20, 0]],
    ['at the third is worth eighteen', [...ready, say('no'), wrong, right], [0, 18, 0]],
    ['at the twentieth is worth one', [...ready, ...times(19, say('no')), right], [0, 0, 1]],
    ['with the final guess is worth one', [...usedUp, right], [0, 1, 0]],
    ['an invalid question is not counted', [...ready, say('invalid'), right], [0, 20, 0]],
    ['nobody, and the host gets ten', [...usedUp, wrong, wrong], [10, 0, 0]],
    ['nobody wants to: nobody gets a thing', [...ready, say('no'), giveUp], [0, 0, 0]],
    ['nobody wants their final guess', [...usedUp, giveUp], [10, 0, 0]],
  ])('%s', (_, moves, points) => {
    const state = play(start(), ...moves)
    expect([state.phase, state.points]).toEqual(['told', points])
  })

  test('after twenty everybody has one final guess, and no more questions', () => {
    const state = play(start(), ...usedUp)
    expect([state.phase, state.guessers]).toEqual(['last', [1, 2]])
    expect(play(state, wrong).guessers).toEqual([2])
    expect(refusal(state, say('no'))).toBe('No more questions. One last guess each.')
  })
})

describe('who keeps the next word', () => {
  test.each<[string, Partial<Options>, Move[], number]>([
    ['whoever had it', {}, [...ready, right, next], 1],
    ['the host again, when nobody had it', {}, [...ready, giveUp, next], 0],
    ['once round, whoever had it', { words: 0 }, [...ready, right, next], 1],
    ['once round, not the host again', { words: 0 }, [...ready, giveUp, next], 1],
    [
      'once round, not who kept one before',
      { words: 0 },
      [...ready, say('no'), right, next, ...ready, right, next],
      1,
    ],
  ])('%s', (_, rule, moves, host) => {
    expect(play(start(rule), ...moves).host).toBe(host)
  })

  test.each<[string, Partial<Options>, number]>([
    ['three words', { words: 3 }, 3],
    ['ten words', { words: 10 }, 10],
    ['once round is a word each', { words: 0 }, 3],
  ])('it ends after %s', (_, rule, count) => {
    const all = Array.from({ length: count }, () => [...ready, right, next]).flat()
    expect(rules.ended(play(start(rule), ...all.slice(0, -1)))).toBe(false)
    expect(rules.ended(play(start(rule), ...all))).toBe(true)
  })
})

describe('the secret', () => {
  const word = 'word'
  test.each<[string, Partial<Options>, Move[], Viewer, boolean]>([
    ['the phone shows it once it is opened', {}, [open], 'device', true],
    ['and while the others ask', {}, ready, 'device', true],
    ['and during the final guesses', {}, usedUp, 'device', true],
    ['a screen does not', {}, ready, 'screen', false],
    ['everybody sees it when it is told', {}, [...ready, right], 'screen', true],
    ['the voice host hears it through the phone', { host: 'voice' }, [open], 'device', true],
    [
      'while somebody else takes over, nobody does',
      { host: 'voice' },
      [open, takeOver],
      'device',
      false,
    ],
  ])('%s', (_, rule, moves, viewer, sees) => {
    const state = play(start(rule), ...moves)
    expect(rules.view(state, viewer)[word]).toBe(sees ? state.word?.text : null)
  })

  test('before it is opened there is none', () => {
    expect(start().word).toBeNull()
    expect(rules.prompt(start())).toBeNull()
  })

  test('it may be swapped once, and only before the first question', () => {
    const before = play(start(), open)
    const after = play(before, swap)
    expect(after.word?.text).not.toBe(before.word?.text)
    expect([before, after].map((state) => rules.view(state, 'device').canSwap)).toEqual([
      true,
      false,
    ])
    expect(refusal(after, swap)).toBe('One swap a word. This one stays.')
    expect(refusal(play(before, begin), swap)).toBe('The word is out there to be asked after.')
  })

  test('a phone that slept covers it again, and the word is the same', () => {
    const before = play(start(), open)
    const rested = rules.pause(before)
    expect(rested.phase).toBe('cover')
    expect(play(rested, open).word).toEqual(before.word)
  })

  test('the theme is told, or not, by house rule', () => {
    const themeOf = (sayTheme: boolean) =>
      rules.view(play(start({ sayTheme }), ...ready), 'device').theme
    expect(themeOf(true)).toMatch(/^(Animals|In the kitchen)$/)
    expect(themeOf(false)).toBeNull()
  })
})

describe('the voice host', () => {
  const voice = (...moves: Move[]) => play(start({ host: 'voice' }), ...moves)

  test('is nobody at the table, so everybody asks', () => {
    const state = voice(open, say('no'), say('no'), say('no'))
    expect([state.phase, state.host, state.asker]).toEqual(['asking', null, 0])
    expect(rules.waitsFor(state)).toEqual([])
  })

  test.each<[string, Move[], number[], number]>([
    ['who had it gets what the voice counted', [open, solved(4), solver(2)], [0, 0, 17], 4],
    ['or what the table tapped', [open, say('no'), solved(), solver(1)], [0, 19, 0], 2],
    ['the voice cannot count to thirty', [open, solved(30), solver(1)], [0, 1, 0], 20],
    ['nor to none', [open, solved(0), solver(1)], [0, 20, 0], 1],
    [
      'nobody had it, and nobody gets a thing',
      [open, exhausted, wrong, wrong, wrong],
      [0, 0, 0],
      20,
    ],
    ['a last guess after the voice’s twenty is worth one', [open, exhausted, right], [1, 0, 0], 20],
    [
      'heard in the last guesses it is worth one',
      [open, exhausted, solved(), solver(1)],
      [0, 1, 0],
      20,
    ],
    ['given up, and nobody gets a thing', [open, say('no'), giveUp], [0, 0, 0], 1],
    ['the table may tap it', [open, say('no'), right], [0, 19, 0], 2],
  ])('%s', (_, moves, points, questions) => {
    const state = voice(...moves)
    expect([state.phase, state.points, state.outcome?.questions]).toEqual([
      'told',
      points,
      questions,
    ])
  })

  test('keeps the next word too, whoever had this one', () => {
    const state = voice(open, solved(4), solver(2), next)
    expect([state.phase, state.host, state.word]).toEqual(['cover', null, null])
  })

  test('has counted to twenty: a last guess each, from whose turn it is, and no word of it twice', () => {
    const state = voice(open, say('no'), exhausted)
    expect([state.phase, state.guessers]).toEqual(['last', [1, 2, 0]])
    const guessed = play(state, wrong)
    expect(play(guessed, exhausted)).toBe(guessed)
    expect(refusal(play(start(), ...usedUp), exhausted)).toBe('The word is with one of you.')
  })

  test.each<[string, Move[], Move[]]>([
    ['while they ask', [open, say('no')], [right]],
    ['in the last guesses', [open, exhausted, wrong], [right]],
  ])('misheard: nobody has it yet, and on it goes %s', (_, moves, more) => {
    const before = voice(...moves)
    const back = play(before, solved(4), { type: 'notYet' })
    expect(back).toEqual(before)
    expect(play(back, ...more)).toEqual(play(before, ...more))
  })

  test('says who had it before anything else goes on', () => {
    expect(refusal(voice(open, solved()), next)).toBe('Who had it? Say that first.')
    expect(refusal(voice(open, solved()), solver(7))).toBe('Nobody sits there.')
  })

  test('whoever asked last takes over from it, and the word and the log stay', () => {
    const before = voice(open, say('no'), say('yes'))
    const after = play(before, takeOver)
    expect(after).toMatchObject({ phase: 'cover', host: 1, asker: 2, stoodIn: true })
    expect([after.word, after.log]).toEqual([before.word, before.log])
    expect(play(after, open, begin).phase).toBe('asking')
    expect(refusal(play(after, open), swap)).toBe('They have asked already. This word stays.')
  })

  test('before it came, somebody else draws the word', () => {
    const state = play(start({ host: 'voice' }), takeOver, open, begin, right, next)
    expect([state.host, state.stoodIn]).toEqual([0, false])
  })

  test('during the final guesses, whoever has guessed takes over', () => {
    const state = voice(open, ...times(20, say('no')), wrong, wrong, takeOver, open, begin)
    expect([state.phase, state.guessers, state.host]).toEqual(['last', [1], 0])
  })
})

test.each<[string, Partial<Options>, Move[], Move, string]>([
  ['a question before the word', {}, [], say('no'), 'The word is not out of the box yet.'],
  [
    'a question before the host has it',
    {},
    [open],
    say('no'),
    'Keep the word first, then take questions.',
  ],
  ['a move after it is told', {}, [...ready, right], say('no'), 'This word is told.'],
  ['the voice, where there is none', {}, ready, solved(), 'The word is with one of you.'],
  ['the voice, where there is none', {}, ready, takeOver, 'The word is with one of you.'],
  ['taking over what is told', { host: 'voice' }, [open, right], takeOver, 'This word is told.'],
  [
    'anything after the end',
    { words: 3 },
    times(3, open).flatMap(() => [...ready, right, next]),
    open,
    'The game is over.',
  ],
])('refused: %s', (_, rule, moves, move, sentence) => {
  expect(refusal(play(start(rule), ...moves), move)).toBe(sentence)
})

describe('the end screen', () => {
  test.each<[string, Move[], string, number[]]>([
    ['nobody', [], 'Not a word out of anybody.', []],
    ['one', [...ready, right], 'Bo had it on the tip of the tongue.', [1]],
    [
      'two alike',
      [...ready, right, next, ...ready, right],
      'Bo and Cy had it on the tips of their tongues.',
      [1, 2],
    ],
  ])('says who knew most: %s', (_, moves, headline, winners) => {
    expect(recap(play(start(), ...moves))).toMatchObject({ headline, winners })
  })

  test('lists everybody, most points first', () => {
    const state = play(start(), ...ready, ...times(19, say('no')), right)
    expect(recap(state).rows).toMatchObject([
      { seat: 2, score: '1', note: 'point, 1 guessed, none kept' },
      { seat: 0, score: '0', note: 'points, none guessed, 1 kept' },
      { seat: 1, score: '0', note: 'points, none guessed, none kept' },
    ])
  })
})
