import { describe, expect, test } from 'vitest'
import { noTime, playRules, seatPlayers } from '#tests/support/games/play-rules.ts'
import { seeded } from '../random.ts'
import type { CustomPrompt } from './custom-pack.ts'
import { packLists } from './pack-lists.ts'
import {
  type PackPlayMove,
  type PackPlayState,
  packPlayMessages,
  packPlayRules as rules,
} from './pack-play.ts'

const next: PackPlayMove = { type: 'next' }
const back: PackPlayMove = { type: 'back' }
const options = { edition: '' }
const { play, refusal, recap } = playRules(rules, packPlayMessages, options)
const texts = Array.from({ length: 12 }, (_, at) => `prompt ${at}`)

function start(lists: string[][] = [texts], names: string[] = [], seed = 1): PackPlayState {
  const setup = { players: seatPlayers(names), lists, options, seating: 'passed' as const }
  return rules.start(setup, { ...noTime(), random: seeded(seed) })
}

const times = (count: number) => Array.from({ length: count }, () => next)
const rawOf = (state: PackPlayState) => rules.view(state, 'device').prompt.raw
const order = (state: PackPlayState) => texts.map((_, at) => rawOf(play(state, ...times(at))))
const wordsOf = (state: PackPlayState) =>
  rules
    .view(state, 'device')
    .prompt.parts.map((part) =>
      'text' in part ? part.text : 'seat' in part ? `#${part.seat}` : 'sips',
    )
    .join('')

describe('the order', () => {
  test('every prompt once, shuffled', () => {
    expect(order(start()).toSorted()).toEqual(texts.toSorted())
    expect(order(start())).not.toEqual(texts)
  })

  test('the index starts at 0', () => {
    expect(rules.view(start(), 'device')).toMatchObject({ place: 1, total: 12 })
  })

  test('a restart shuffles again', () => {
    expect(order(start([texts], [], 2))).not.toEqual(order(start()))
  })
})

describe('moving on', () => {
  test('next to the last prompt, then the end', () => {
    const last = play(start(), ...times(11))
    expect([rules.view(last, 'device').place, rules.ended(last)]).toEqual([12, false])
    expect(rules.ended(play(last, next))).toBe(true)
  })

  test('back gives the prompt that was there, names and all', () => {
    const before = play(
      start([['ask {other}', 'tell {other}', 'hug {other}']], ['Ann', 'Bo', 'Cy']),
      next,
    )
    expect(rules.view(play(before, next, back), 'device')).toEqual(rules.view(before, 'device'))
  })

  test.each([
    ['back from the first', start(), back, 'This is the first prompt.'],
    ['on after the end', play(start(), ...times(12)), next, 'The game is over.'],
    ['back after the end', play(start(), ...times(12)), back, 'The game is over.'],
  ])('refused: %s', (_, state, move, sentence) => {
    expect(refusal(state, move)).toBe(sentence)
  })
})

describe('turns', () => {
  test.each([1, 2, 3, 5])('%i players, each as often as the next', (count) => {
    const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, count)
    const seats = texts.map(
      (_, at) => rules.view(play(start([texts], names), ...times(at)), 'device').seat,
    )
    expect(seats).toEqual(texts.map((_, at) => at % count))
  })

  test('others are named fairly, and nobody twice in one prompt', () => {
    const prompts = Array.from({ length: 12 }, (_, at) => `${at}: {player} and {other}`)
    const opening = start([prompts], ['Ann', 'Bo', 'Cy', 'Di'])
    const named = prompts.flatMap(
      (_, at) => wordsOf(play(opening, ...times(at))).match(/#\d/g) ?? [],
    )
    expect(named.every((name, at) => at % 2 === 0 || name !== named[at - 1])).toBe(true)
    const others = named.filter((_, at) => at % 2 === 1)
    for (const seat of ['#0', '#1', '#2', '#3'])
      expect(others.filter((other) => other === seat)).toHaveLength(3)
  })
})

describe('without names', () => {
  test.each([
    ['{player}, name three cheeses', 'Whoever reads this, name three cheeses'],
    ['kiss {player} or {other}', 'kiss whoever reads this or somebody'],
    ['{other} owes you one', 'Somebody owes you one'],
    ['take {sips}', 'take sips'],
  ])('%s', (raw, words) => {
    const state = start([[raw]])
    expect([wordsOf(state), rawOf(state)]).toEqual([words, raw])
    expect(rules.view(state, 'device').seat).toBeNull()
  })
})

test('dares are dares, and everything else is not', () => {
  const prompts: CustomPrompt[] = [{ text: 'one' }, { text: ' two ', kind: 'dare' }, { text: '  ' }]
  const lists = packLists({ prompts } as Parameters<typeof packLists>[0])
  expect(lists).toEqual([['one'], ['two']])
  const state = start(lists)
  const seen = [state, play(state, next)].map((each) => [
    rawOf(each),
    rules.view(each, 'device').isDare,
  ])
  expect(seen.toSorted()).toEqual([
    ['one', false],
    ['two', true],
  ])
})

test.each([
  ['played to its end', 12, 'That was the last one.'],
  ['stopped in the middle', 5, '6 of 12. The rest keeps.'],
])('what is said of a pack %s', (_, moves, headline) => {
  expect(recap(play(start(), ...times(moves)))).toEqual({ headline, rows: [], winners: [] })
})

test('a pack without prompts cannot be played', () => {
  expect(() => start([[], []])).toThrow(RangeError)
})
