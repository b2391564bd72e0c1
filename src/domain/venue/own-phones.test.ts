import { describe, expect, test } from 'vitest'
import { madeUpVenue } from '#tests/support/games/made-up-venue.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { defaultOptions, lines } from '#tests/support/games/venue-cards.ts'
import { isHere } from '../table/presence.ts'
import { type CardTask, readDeck, taskOf } from './card.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const deck = readDeck(madeUpVenue.deck)
const cardsThat = (task: CardTask) => deck.filter((card) => taskOf(card) === task)
const awake = 4000
const answer = (value: number): VenueMove => ({ type: 'answer', value })

function table(task: CardTask, players = 5) {
  const lists = lines(...cardsThat(task))
  const played = playRules(venueRules, venueMessages, defaultOptions, { lists, seating: 'own' })
  return { ...played, opening: played.start({}, players) }
}

const namesOf = ({ card }: VenueState) => [card?.a ?? -1, card?.b ?? -1] as const
const others = (state: VenueState, ...seats: number[]) =>
  [...state.players.keys()].filter((seat) => !seats.includes(seat) && isHere(state, seat))

test('the made-up deck has every task', () => {
  for (const task of ['follow', 'versus', 'vote', 'number', 'race'] as const) {
    expect(cardsThat(task).length).toBeGreaterThan(3)
  }
})

describe('a card to follow', () => {
  const { opening, must, refusal, due } = table('follow')
  const [a] = namesOf(opening)
  const [one = 0, two = 0, three = 0] = others(opening, a)

  test('is followed by the player it names, once the others had four seconds', () => {
    expect(venueRules.waitsFor(opening)).toEqual([a])
    expect(refusal(opening, { type: 'follow' }, { by: a, now: awake - 1 })).toBe('One moment.')
    expect(refusal(opening, { type: 'follow' }, { by: one, now: awake })).toMatch(
      /^This card is for/,
    )
    const done = must(opening, { type: 'follow' }, { by: a, now: awake })
    expect(done).toMatchObject({ phase: 'shown', play: { outcome: { followed: a, pays: [] } } })
    expect(done.counts.followed[a]).toBe(1)
  })

  test('is passed at its price, which places nobody', () => {
    const passed = must(opening, { type: 'pass' }, { by: a, now: awake })
    expect(passed.play?.outcome).toMatchObject({ pays: [a], amount: opening.card?.amount })
    expect(venueRules.recap(passed).rows.every(({ score }) => score === '0')).toBe(true)
  })

  test('is free after ninety seconds', () => {
    expect(venueRules.due(opening)).toEqual({ atMs: 90_000, move: { type: 'timeout' } })
    expect(due(opening).play?.outcome).toMatchObject({ pays: [], followed: null })
  })

  test.each([
    ['fewer than half', [one], 1],
    ['half of the others', [one, two], 2],
    ['all', [one, two, three], 2],
  ])('earns one more by encores: %s', (_, seats, score) => {
    const called = seats.reduce(
      (state, by) => must(state, { type: 'encore', isOn: true }, { by }),
      opening,
    )
    expect(refusal(called, { type: 'encore', isOn: true }, { by: a })).toMatch(/^Your own card/)
    for (const viewer of [a, 'screen', 'audience'] as const) {
      expect(venueRules.view(called, viewer)).toEqual(venueRules.view(opening, viewer))
    }
    expect(venueRules.view(called, one).play?.isEncore).toBe(true)
    const done = must(called, { type: 'follow' }, { by: a, now: awake })
    expect(venueRules.view(done, 'screen').play?.outcome?.encores).toBe(seats.length)
    expect(venueRules.recap(done).rows[0]).toMatchObject({ seat: a, score: String(score) })
  })

  test('goes on by anybody, four seconds after it was shown', () => {
    const done = must(opening, { type: 'follow' }, { by: a, now: awake })
    expect(refusal(done, { type: 'next' }, { by: one, now: 7999 })).toBe('One moment.')
    expect(must(done, { type: 'next' }, { by: one, now: 8000 })).toMatchObject({ round: 2 })
  })

  test('is another card, for another player, where its own is away', () => {
    const context = { ...noTime(), away: [a] }
    const other = venueRules.passOver(opening, a, context)
    expect(other.card?.a).not.toBe(a)
    expect(other).toMatchObject({ round: 1, counts: { passed: opening.counts.passed } })
  })

  test('is not for us on any phone until it is shown', () => {
    expect(must(opening, { type: 'skip' }, { by: one }).card?.a).toBe(a)
    const done = must(opening, { type: 'follow' }, { by: a, now: awake })
    expect(refusal(done, { type: 'skip' }, { by: one })).toBe('That one is settled.')
  })
})

describe('a duel', () => {
  const { opening, must, refusal, due } = table('versus')
  const [a, b] = namesOf(opening)
  const [one = 0, two = 0, three = 0] = others(opening, a, b)
  const judging = must(opening, { type: 'follow' }, { by: b })

  test('is judged by the others, in ten seconds after either is done', () => {
    expect(venueRules.waitsFor(opening)).toEqual([a, b])
    expect(venueRules.waitsFor(judging)).toEqual([one, two, three])
    expect(venueRules.due(judging)?.atMs).toBe(10_000)
    expect(refusal(judging, answer(a), { by: a })).toBe('Those who play do not judge.')
    expect(refusal(judging, answer(one), { by: one })).toBe('That is no answer to this card.')
  })

  test('costs the loser; a tie, or no judge at all, costs neither', () => {
    const first = must(must(judging, answer(a), { by: one }), answer(b), { by: two })
    expect(must(first, answer(a), { by: three }).play?.outcome).toMatchObject({ won: a, pays: [b] })
    const second = must(must(judging, answer(b), { by: one }), answer(b), { by: two })
    expect(must(second, answer(a), { by: three }).play?.outcome).toMatchObject({
      won: b,
      pays: [a],
    })
    expect(due(first).play?.outcome).toMatchObject({ won: null, pays: [] })
    expect(due(judging).play?.outcome).toMatchObject({ won: null, pays: [] })
  })

  test('may be passed by either, at the price', () => {
    expect(must(opening, { type: 'pass' }, { by: b }).play?.outcome?.pays).toEqual([b])
  })

  test('keeps every vote secret until all are in', () => {
    const voted = must(judging, answer(a), { by: one })
    for (const viewer of [a, two, 'screen'] as const) {
      const { play } = venueRules.view(voted, viewer)
      expect(play).toMatchObject({ answer: null, answers: null, answered: 1 })
    }
    expect(venueRules.view(voted, one).play?.answer).toBe(a)
  })
})

describe('a vote', () => {
  const { opening, must, due } = table('vote')
  const vote = (...votes: number[]) =>
    votes.reduce((state, value, by) => must(state, answer(value), { by }), opening)

  test.each([
    ['the minority pays', [0, 0, 0, 1, 1], [3, 4]],
    ['nobody where all agree', [1, 1, 1, 1, 1], []],
  ])('%s', (_, votes, pays) => {
    expect(vote(...votes).play?.outcome?.pays).toEqual(pays)
  })

  test('costs nobody in a tie, after fifteen seconds', () => {
    const tied = vote(0, 0, 1, 1)
    expect(venueRules.due(opening)?.atMs).toBe(15_000)
    expect(due(tied).play?.outcome?.pays).toEqual([])
    expect(venueRules.view(opening, 'screen').card?.choices).toEqual(['It is', 'It is not'])
  })

  test('may be changed until it closes', () => {
    const changed = must(vote(0, 0, 0, 0), answer(1), { by: 0 })
    expect(must(changed, answer(0), { by: 4 }).play?.outcome?.pays).toEqual([0])
  })
})

describe('a number', () => {
  const { opening, must, refusal, due } = table('number')
  const guessed = [10, 20, 30, 40, 90].reduce(
    (state, value, by) => must(state, answer(value), { by }),
    opening,
  )

  test('is typed by all, and then anybody may know the truth', () => {
    expect(venueRules.due(opening)?.atMs).toBe(20_000)
    expect(guessed).toMatchObject({ phase: 'card', play: { step: 'truth' } })
    expect(venueRules.view(guessed, 'screen').play?.answers).toMatchObject({ 0: 10, 4: 90 })
    const told = must(guessed, { type: 'truth', value: 80 }, { by: 2 })
    expect(told.play?.outcome).toMatchObject({ truth: 80, pays: [0] })
    expect(refusal(told, { type: 'truth', value: 10 }, { by: 1 })).toBe('That one is settled.')
  })

  test('without a truth costs the furthest from the median', () => {
    expect(due(guessed).play?.outcome).toMatchObject({ truth: null, pays: [4] })
  })
})

describe('a race', () => {
  const { opening, must, refusal, due } = table('race')
  const on = due(opening)

  test('has its button two to six seconds after it was read, and nobody knows when', () => {
    const atMs = venueRules.due(opening)?.atMs ?? 0
    expect(atMs).toBeGreaterThanOrEqual(awake + 2000)
    expect(atMs).toBeLessThanOrEqual(awake + 6000)
    for (const viewer of [0, 'screen'] as const) {
      expect(venueRules.view(opening, viewer).play).toMatchObject({ step: 'wait', clock: null })
    }
    expect(refusal(opening, answer(100), { by: 0 })).toBe('Wait for it.')
  })

  test('costs the last of those who tap; who does not pays nothing', () => {
    const now = on.play?.ballot?.clock.runningSince ?? 0
    const tapped = [300, 250].reduce(
      (state, value, by) => must(state, answer(value), { by, now }),
      on,
    )
    expect(refusal(tapped, answer(100), { by: 0, now })).toBe('You have tapped already.')
    expect(venueRules.due(tapped)?.atMs).toBe(now + 5000)
    expect(due(tapped).play?.outcome?.pays).toEqual([0])
    expect(due(on).play?.outcome?.pays).toEqual([])
  })
})

describe('the audience', () => {
  test.each<[CardTask, string | undefined]>([
    ['follow', 'encore'],
    ['vote', 'slabs'],
    ['versus', undefined],
    ['number', undefined],
    ['race', undefined],
  ])('of a card to %s is asked: %s', (task, kind) => {
    expect(venueRules.audience?.(table(task).opening)?.kind).toBe(kind)
  })

  test.each<[string, Record<string, number>, number[]]>([
    ['breaks a tie: the other side pays', { 0: 5 }, [2, 3]],
    ['breaks it the other way', { 0: 1, 1: 4 }, [0, 1]],
    ['is too few to', { 0: 4 }, []],
  ])('votes, and %s', (_, audience, pays) => {
    const { opening, must } = table('vote', 4)
    const voted = [0, 0, 1].reduce(
      (state, value, by) => must(state, answer(value), { by }),
      opening,
    )
    const closed = must(voted, answer(1), { by: 3, audience })
    const isFree = closed.play?.outcome?.amount === 0
    expect(closed.play?.outcome?.pays).toEqual(isFree ? [] : pays)
    expect(isFree).toBe(pays.length === 0)
  })

  test('says who won a duel that is level', () => {
    const { opening, must } = table('versus', 4)
    const [a, b] = namesOf(opening)
    const [one = 0, two = 0] = others(opening, a, b)
    const judging = must(opening, { type: 'follow' }, { by: a, now: awake })
    expect(venueRules.audience?.(judging)).toMatchObject({
      kind: 'versus',
      offers: [String(a), String(b)],
    })
    const level = must(judging, answer(a), { by: one, now: awake })
    const closed = must(level, answer(b), { by: two, now: awake, audience: { [b]: 5 } })
    expect(closed.play?.outcome?.won).toBe(b)
  })
})
