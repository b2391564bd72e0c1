import { describe, expect, test } from 'vitest'
import { madeUpVenue } from '#tests/support/games/made-up-venue.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines, many, rule, truth } from '#tests/support/games/venue-cards.ts'
import { readDeck } from './card.ts'
import { venueMessages } from './messages.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const made = lines(...readDeck(madeUpVenue.deck))
const playAt = (lists: string[][]) =>
  playRules(venueRules, venueMessages, defaultOptions, { lists, seating: 'own' })

/** Plays an evening by the clock and by whoever may go on, and gives the cards of it. */
function cardsOf(players: number, seed: number): VenueState['card'][] {
  const { start, must, due } = playAt(made)
  let state: VenueState = { ...start({ cards: 40, lasting: false }, players), seed }
  const cards = [state.card]
  while (!state.over) {
    const round = state.round
    const now = (state.play?.wakesAtMs ?? 0) + 1
    const isDue = venueRules.due(state) !== null
    state = isDue ? due(state) : must(state, { type: 'next' }, { by: 0, now })
    if (state.round > round) cards.push(state.card)
  }
  return cards
}

describe('the size of the table', () => {
  test.each([2, 3])('with %i players nobody judges: no vote, no duel', (players) => {
    const tasks = cardsOf(players, 5).map((card) => card?.does)
    expect(tasks).not.toContain('vote')
    expect(tasks).not.toContain('versus')
  })

  test('from six players no two dares run', () => {
    const tasks = cardsOf(6, 5).map((card) => card?.does)
    const running = tasks.filter((task, at) => task === 'follow' && tasks[at - 1] === 'follow')
    expect(running).toEqual([])
  })

  test('from twelve players two cards in five are for all', () => {
    const cards = cardsOf(12, 5).slice(0, 20)
    expect(cards.filter((card) => card?.a === null).length).toBeGreaterThanOrEqual(8)
  })
})

test('no card needs alcohol: it is one card for phones that play without', () => {
  const strong = { kind: 'dare', text: '{A}, name six beers.', alcohol: true } as const
  const { start } = playAt(lines(strong, dare(1)))
  expect(start().card).toMatchObject({ alcohol: false })
  const passed = playRules(venueRules, venueMessages, defaultOptions, { lists: lines(strong) })
  const own = venueRules.reseat({ ...passed.start(), pile: start().pile }, 'own', noTime())
  expect(own.card).toMatchObject({ alcohol: false })
})

describe('a rule in force', () => {
  const { start, must, refusal } = playAt(lines(dare(1), truth(2), rule(1, 8), ...many(dare)))
  const onTable = [0, 1].reduce<VenueState>((state) => {
    const by = state.card?.a ?? 0
    const done = must(state, { type: 'follow' }, { by, now: 4000 })
    return must(
      { ...done, play: done.play && { ...done.play, wakesAtMs: 0 } },
      { type: 'next' },
      { by },
    )
  }, start())
  const on = must(onTable, { type: 'next' }, { by: 3, now: 4000 })
  const tap = { type: 'catch', rule: 0, seat: 1 } as const

  test('is agreed by anybody after four seconds', () => {
    expect(onTable.card?.kind).toBe('rule')
    expect(refusal(onTable, { type: 'next' }, { by: 3, now: 3999 })).toBe('One moment.')
    expect(on.lasting.map(({ name }) => name)).toEqual(['Rule 1'])
  })

  test('is policed by two taps on a name within eight seconds', () => {
    const accused = must(on, tap, { by: 0 })
    expect(venueRules.view(accused, 'screen').accused).toEqual({
      rule: 'Rule 1',
      seat: 1,
      untilMs: 8000,
      isMine: false,
    })
    expect(venueRules.view(accused, 0).accused?.isMine).toBe(true)
    expect(refusal(accused, tap, { by: 0 })).toMatch(/^You have tapped that name/)
    expect(must(accused, tap, { by: 2, now: 8000 }).caught).toMatchObject({ seat: 1 })
    expect(must(accused, tap, { by: 2, now: 8001 }).caught).toBeNull()
  })

  test.each([
    ['whose name it is', 1, null],
    ['who tapped it', 0, null],
    ['anybody else', 2, { seat: 1, by: 0 }],
  ])('a first tap and %s, who leaves', (_, seat, accused) => {
    const left = venueRules.leave(must(on, tap, { by: 0 }), seat, noTime()).accused
    expect(left && { seat: left.seat, by: left.by }).toEqual(accused)
  })
})

describe('from one phone to a phone each, and back', () => {
  const { start, play } = playRules(venueRules, venueMessages, defaultOptions, { lists: made })
  const before = play(start(), { type: 'follow' }, { type: 'follow' })

  test('the card begins again, scores and order stay', () => {
    const own = venueRules.reseat(before, 'own', noTime())
    expect(own).toMatchObject({ seating: 'own', card: before.card, counts: before.counts })
    expect(own.play).not.toBeNull()
    const back = venueRules.reseat(own, 'passed', noTime())
    expect(back).toMatchObject({ seating: 'passed', card: before.card, play: null })
  })

  test('there is no reader to choose', () => {
    const choosing = start({ reader: 'one' })
    expect(venueRules.reseat(choosing, 'own', noTime())).toMatchObject({ phase: 'card', round: 1 })
  })

  test('a pause stops the clocks, and resuming starts them', () => {
    const own = venueRules.reseat(start(), 'own', noTime())
    expect(venueRules.due(own)).not.toBeNull()
    const paused = venueRules.pause(own)
    expect(venueRules.due(paused)).toBeNull()
    expect(venueRules.due(venueRules.resume(paused, 5000))?.atMs).toBeGreaterThan(5000)
  })
})

test('the review comes with the end, with a phone each', () => {
  const { start } = playAt(made)
  const seen = [{ line: made[0]?.[0] ?? '', a: 0, b: 1, amount: 1 }]
  expect(venueRules.view({ ...start(), seen }, 0).review).toBeNull()
  expect(venueRules.view({ ...start(), seen, over: true }, 0).review).toMatchObject({ seen })
})
