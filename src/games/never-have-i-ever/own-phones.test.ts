import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State, View } from './rules-state.ts'

const table = playRules(rules, messages, options.defaults, { seating: 'own' })
const { start, must, refusal, due, recap } = table

const has = (state: State, by: number, has: boolean, now = 0) =>
  must(state, { type: 'answer', has }, { by, now })
const call = (state: State, by: number, count: number, now = 0) =>
  must(state, { type: 'call', count }, { by, now })
/** The answers of Anna, Bo, Cem and Dot: y, n, or - for none. */
const answers = (state: State, said: string) =>
  [...said].reduce(
    (before, letter, seat) => (letter === '-' ? before : has(before, seat, letter === 'y')),
    state,
  )
const calls = (state: State, ...counts: readonly number[]) =>
  counts.reduce((before, count, seat) => call(before, seat, count), state)
const awake = { by: 3, now: 60_000 }
const phase = (state: State) => state.card.phase

describe('everybody answers on their own phone', () => {
  test('until all are in nothing is shown, then names and petals', () => {
    const asked = answers(start({ calls: false }), 'yny-')
    expect(rules.view(asked, 'screen')).toMatchObject({ phase: 'ask', guilty: [], answered: 3 })
    const shown = has(asked, 3, false)
    expect(rules.view(shown, 'screen')).toMatchObject({
      phase: 'show',
      guilty: [0, 2],
      petals: [9, 10, 9, 10],
    })
  })

  test('an answer can be changed until all are in, not after', () => {
    const changed = has(answers(start({ calls: false }), 'yyy-'), 0, false)
    const shown = has(changed, 3, false)
    expect(shown.card.guilty).toEqual([1, 2])
    expect(refusal(shown, { type: 'answer', has: true }, { by: 0 })).toBe('The answers are in.')
  })

  test.each<[string, State]>([
    ['three quarters are in: ten seconds for the rest', answers(start(), 'yny-')],
    ['nobody is: forty seconds', start()],
    ['all are: eight seconds for calls', answers(start(), 'ynyy')],
  ])('when %s', (words, state) => {
    const seconds = words.includes('ten') ? 10 : words.includes('forty') ? 40 : 8
    expect(rules.due(state)?.atMs).toBe(seconds * 1000)
    expect(phase(due(state))).toBe('show')
  })

  test('silence costs nothing', () => {
    const shown = due(answers(start({ nobody: false }), 'yy--'))
    expect(rules.view(shown, 'screen')).toMatchObject({ phase: 'show', petals: [9, 9, 10, 10] })
  })

  test('nothing waits for a seat that is passed over', () => {
    const asked = answers(start({ calls: false }), 'yny-')
    expect(rules.waitsFor(asked)).toEqual([3])
    expect(phase(rules.passOver(asked, 3, noTime()))).toBe('show')
  })

  test('nobody marks others', () => {
    expect(refusal(start(), { type: 'mark', seat: 1 }, { by: 0 })).toBe(
      'Everybody answers on their own phone.',
    )
    expect(refusal(start(), { type: 'mark', seat: 1 })).toBe(
      'Everybody has a phone of their own here.',
    )
  })
})

describe('a call', () => {
  test('comes after one’s own answer, and is a number of players', () => {
    expect(refusal(start(), { type: 'call', count: 1 }, { by: 0 })).toBe('Your own answer first.')
    const asked = answers(start(), 'y---')
    for (const count of [-1, 0.5, 5]) {
      expect(refusal(asked, { type: 'call', count }, { by: 0 })).toBe(
        'Guess how many have: from none to all.',
      )
    }
  })

  test.each([
    [4, 2, [2]],
    [8, 2, [1, 2, 3]],
    [14, 2, [0, 1, 2, 3, 4]],
  ])('with %i players and %i who have, right are %j', (players, guilty, right) => {
    const asked = Array.from({ length: players }, (_, seat) => seat).reduce(
      (state, seat) => has(state, seat, seat < guilty),
      start({}, players),
    )
    const points = Array.from({ length: players }, (_, count) => {
      const shown = due(call(asked, 0, count))
      return shown.calls[0] === 1 ? [count] : []
    }).flat()
    expect(points).toEqual(right)
  })

  test('closes the prompt at once when it is the last', () => {
    const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)
    expect(rules.view(shown, 'screen')).toMatchObject({ phase: 'show', knew: [0, 2] })
  })

  test('when nobody has, the highest pay, and nobody for a call of none', () => {
    const asked = answers(start(), 'nnnn')
    expect(calls(asked, 3, 0, 3, 1).lost).toEqual([1, 0, 1, 0])
    expect(calls(asked, 0, 0, 0, 0).lost).toEqual([0, 0, 0, 0])
    expect(due(answers(start({ nobody: false }), 'nnnn')).lost).toEqual([0, 0, 0, 0])
  })

  test('nor for the lowest band of a big table', () => {
    const asked = answers(
      start(
        {},
        Array.from({ length: 12 }, (_, at) => `P${at}`),
      ),
      'n'.repeat(12),
    )
    const lowest = Array<number>(12).fill(1)
    expect(calls(asked, ...lowest).lost).toEqual(Array(12).fill(0))
    expect(calls(asked, ...lowest.slice(1), 4).lost).toEqual([...Array(11).fill(0), 1])
  })
})

describe('what each viewer sees', () => {
  const asked = call(answers(start(), 'yn--'), 0, 3)
  const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)
  const story = must(calls(answers(start(), 'nynn'), 2, 1, 2, 0), { type: 'next' }, awake)

  test.each<[string, State, Viewer, Partial<View>]>([
    ['ask: own answer and call', asked, 0, { answer: true, call: 3, guilty: [], knew: [] }],
    ['ask: nothing of how many were wrong', asked, 1, { wrongCalls: 0 }],
    ['show: how many were wrong', shown, 'screen', { wrongCalls: 2 }],
    ['story: the same', story, 3, { knew: [1], wrongCalls: 3 }],
    ['ask: no other’s', asked, 1, { answer: false, call: null, guilty: [], knew: [] }],
    ['ask: the TV how many are in', asked, 'screen', { answer: null, call: null, answered: 2 }],
    ['ask: an audience the same', asked, 'audience', { answer: null, call: null, answered: 2 }],
    ['show: everybody names', shown, 3, { guilty: [0, 1], knew: [0, 2], answer: false }],
    ['show: the TV too', shown, 'screen', { guilty: [0, 1], knew: [0, 2], answer: null }],
    ['story: everybody who tells it', story, 0, { teller: 1 }],
    ['story: the TV too', story, 'screen', { teller: 1 }],
  ])('%s', (_, state, viewer, expected) => {
    expect(rules.view(state, viewer)).toMatchObject(expected)
  })
})

describe('Next', () => {
  const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)

  test('is anybody’s, asleep for four seconds after the reveal', () => {
    expect(refusal(shown, { type: 'next' }, { by: 2, now: 3999 })).toBe('One moment.')
    expect(must(shown, { type: 'next' }, { by: 2, now: 4000 })).toMatchObject({ round: 2 })
  })

  test('does nothing before the answers are in', () => {
    expect(refusal(start(), { type: 'next' }, awake)).toBe('Who has? Say that first.')
  })
})

describe('only one has', () => {
  const shown = calls(answers(start(), 'nynn'), 1, 1, 1, 1)
  const story = must(shown, { type: 'next' }, { by: 0, now: 4000 })

  test('a story, which its teller ends, and others after ten seconds', () => {
    expect(rules.waitsFor(story)).toEqual([1])
    expect(must(story, { type: 'next' }, { by: 1, now: 4001 }).round).toBe(2)
    expect(refusal(story, { type: 'next' }, { by: 2, now: 13_999 })).toBe('One moment.')
    expect(must(story, { type: 'next' }, { by: 2, now: 14_000 }).round).toBe(2)
  })

  test.each<[string, State]>([
    ['after forty-five seconds', due(story)],
    ['when the teller is passed over', rules.passOver(story, 1, noTime())],
    ['when the teller leaves', rules.leave(story, 1, noTime())],
  ])('ends %s', (_, state) => {
    expect(state.round).toBe(2)
  })
})

describe('phones come and go', () => {
  test('to one phone: the same prompt, unanswered, and every petal stays', () => {
    const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)
    const second = answers(must(shown, { type: 'next' }, awake), 'y---')
    const passed = rules.reseat(second, 'passed', noTime())
    expect(passed.card).toMatchObject({ prompt: second.card.prompt, ballot: null, guilty: [] })
    expect(passed).toMatchObject({ lost: [1, 1, 0, 0], calls: [1, 0, 1, 0], round: 2 })
    const back = rules.reseat(passed, 'own', noTime())
    expect(rules.waitsFor(back)).toEqual([0, 1, 2, 3])
  })

  test('a break stops the clock, and it goes on from there', () => {
    const paused = rules.pause(start())
    expect(rules.due(paused)).toBeNull()
    expect(rules.due(rules.resume(paused, 100_000))?.atMs).toBe(140_000)
  })
})

test('most right calls win, then petals; on one phone petals alone', () => {
  const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)
  expect(recap(shown)).toMatchObject({
    headline: 'Anna and Bo have lived.',
    winners: [2],
    rows: [
      { seat: 2, place: 1, score: '1', note: 'right call, 10 petals left' },
      { seat: 0, place: 2, score: '1', note: 'right call, 9 petals left' },
      { seat: 3, place: 3, score: '0', note: 'right calls, 10 petals left' },
      { seat: 1, place: 4, score: '0', note: 'right calls, 9 petals left' },
    ],
  })
  const level = calls(answers(start(), 'yynn'), 2, 1, 2, 2)
  expect(recap(level)).toMatchObject({
    winners: [2, 3],
    rows: [{ place: 1 }, { place: 1 }, { place: 3 }, { place: 4 }],
  })
  expect(recap(rules.reseat(shown, 'passed', noTime())).winners).toEqual([2, 3])
})

test('“Not for us” is on every phone until the answers are in', () => {
  const asked = answers(start(), 'yn--')
  expect(must(asked, { type: 'skip' }, { by: 3 })).toMatchObject({ round: 1, lost: [0, 0, 0, 0] })
  const shown = calls(answers(start(), 'yynn'), 2, 1, 2, 0)
  expect(refusal(shown, { type: 'skip' }, { by: 3 })).toBe('That one is settled.')
})
