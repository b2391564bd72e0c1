import { describe, expect, test } from 'vitest'
import { madeUpVenue } from '#tests/support/games/made-up-venue.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines, many } from '#tests/support/games/venue-cards.ts'
import { readDeck, taskOf } from './card.ts'
import type { Fact, Idea } from './idea-state.ts'
import { venueMessages } from './messages.ts'
import { remarkEvery, remarkOn } from './remember.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

type Memory = Extract<Idea, { is: 'memory' }>

const names = ['Ann', 'Bo', 'Cy', 'Dee']
const due = remarkEvery * 2 + 1
const memoryOf = (state: VenueState) => state.idea as Memory

const { start, play } = playRules(venueRules, venueMessages, defaultOptions, {
  names,
  lists: [...lines(...many(dare)), ['memory']],
})

/** This card lies on the table for Bo; these facts are known. */
function tableWith(facts: readonly Fact[], round = due): VenueState {
  const state = start()
  const card = state.card && { ...state.card, a: 1, b: 2 }
  return { ...state, round, card, idea: { is: 'memory', facts, remark: null } }
}

const chose = (seat: number, what = 'Sea'): Fact => ({ is: 'chose', seat, what })
const did = (seat: number, kind: 'dare' | 'truth' = 'dare'): Fact => ({ is: 'did', seat, kind })
const won = (seat: number, over: number): Fact => ({ is: 'won', seat, over })
const guessed = (seat: number): Fact => ({ is: 'guessed', seat, value: 40, truth: 12 })

describe('a remark', () => {
  test.each<[string, readonly Fact[], Fact | null]>([
    ['is on whom the card names', [chose(0), chose(1)], chose(1)],
    ['else on the other it names', [chose(0), chose(2)], chose(2)],
    ['on nobody else', [chose(0), chose(3)], null],
    ['is the latest of its kind', [chose(1, 'Sea'), guessed(1)], guessed(1)],
    ['tells what only one did before a habit', [won(1, 3), did(1), did(1)], won(1, 3)],
    ['calls two of a kind a habit', [did(1), did(1)], did(1)],
    ['but not one of each', [did(1, 'dare'), did(1, 'truth')], null],
  ])('%s', (_, facts, remark) => {
    expect(memoryOf(remarkOn(tableWith(facts))).remark).toEqual(remark)
  })

  test.each([
    [1, false],
    [remarkEvery + 1, true],
    [remarkEvery + 2, false],
    [remarkEvery * 2 + 1, true],
  ])('at card %i is made: %s', (round, isMade) => {
    const { remark } = memoryOf(remarkOn(tableWith([chose(1)], round)))
    expect(remark !== null).toBe(isMade)
  })

  test('is made once', () => {
    const made = remarkOn(tableWith([chose(1), did(1), did(1)]))
    const again = remarkOn(made)
    expect(memoryOf(again).remark).toEqual(did(1))
    expect(memoryOf(remarkOn(again))).toMatchObject({ remark: null, facts: [] })
  })

  test('leaves those who have left in peace', () => {
    const state = { ...tableWith([won(1, 3), chose(2)]), left: [3] }
    expect(memoryOf(remarkOn(state)).remark).toEqual(chose(2))
  })
})

test('with a phone each it remembers votes, numbers and duels, once all have seen them', () => {
  const deck = readDeck(madeUpVenue.deck)
  const cardOf = (task: string) => deck.find((card) => taskOf(card) === task)
  const own = (task: 'vote' | 'number' | 'versus') =>
    playRules(venueRules, venueMessages, defaultOptions, {
      names,
      seating: 'own',
      lists: [...lines(...many(() => cardOf(task) ?? dare(1), 1), dare(9)), ['memory']],
    })
  const answerAll = (task: 'vote' | 'number', values: readonly number[]) => {
    const { start, must } = own(task)
    return values.reduce(
      (state, value, by) => must(state, { type: 'answer', value }, { by }),
      start(),
    )
  }
  const voted = answerAll('vote', [0, 0, 0, 1])
  expect(memoryOf(voted).facts).toEqual([
    chose(0, 'It is'),
    chose(1, 'It is'),
    chose(2, 'It is'),
    chose(3, 'It is not'),
  ])
  expect(venueRules.view(voted, 'screen').idea).toEqual({ is: 'memory', remark: null })
  const typed = answerAll('number', [40, 10, 11, 13])
  expect(memoryOf(typed).facts).toEqual([])
  const told = own('number').must(typed, { type: 'truth', value: 12 }, { by: 0 })
  expect(memoryOf(told).facts[0]).toEqual(guessed(0))
})

test('on one phone it remembers what was done, and never a pass', () => {
  const state = play(start(), { type: 'follow' }, { type: 'pass' }, { type: 'pass' })
  expect(memoryOf(state).facts).toHaveLength(1)
  expect(memoryOf(state).facts[0]).toMatchObject({ is: 'did', kind: 'dare' })
})
