import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CardTask, readDeck, taskOf, type VenueCard } from '#domain/venue/card.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import type { VenueMove } from '#domain/venue/moves.ts'
import type { VenueState } from '#domain/venue/state.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { madeUpVenue } from '#tests/support/games/made-up-venue.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { dare, defaultOptions, lines, rule, truth } from '#tests/support/games/venue-cards.ts'
import { phone, tv } from '#tests/support/games/venue-phones.tsx'
import { readNumber } from './number-field.tsx'
import { splitCard } from './screen-card.tsx'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

const names = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida']
const drinks = /\bsips?\b/i
/** After the TV's ritual, and once buttons are awake. */
const drawn = 2000
const awake = 4000

beforeEach(() => {
  vi.setSystemTime(drawn)
})
afterEach(() => {
  vi.useRealTimers()
})

function table(...cards: VenueCard[]) {
  return playRules(venueRules, venueMessages, defaultOptions, {
    names,
    lists: lines(...cards),
    seating: 'own',
  })
}

const cardsThat = (task: CardTask) =>
  readDeck(madeUpVenue.deck).filter((card) => taskOf(card) === task)

const answer = (value: number): VenueMove => ({ type: 'answer', value })

describe('a card for one', () => {
  const { start, must } = table(dare(1))
  const state = start()
  const actor = state.card?.a ?? 0
  const other = (actor + 1) % names.length
  const name = names[actor] ?? ''

  test('asks its player, in the words of the own price', () => {
    expect(phone(state, actor)).toMatch(/It’s you card 1 of 15/)
    expect(phone(state, actor)).toMatch(/Pass (one|two|three) soft sips?, if you like/)
    expect(phone(state, actor)).toContain('Did it they saw it')
  })

  test('mentions no drink to who plays for points', () => {
    const price = 'points'
    expect(phone(state, actor, { price })).toContain('Pass no questions')
    expect(phone(state, actor, { price })).toContain('for the penalty.')
    expect(phone(state, actor, { price })).not.toMatch(drinks)
  })

  test('lets the others call for one more, and names whom all wait for', () => {
    expect(phone(state, other)).toContain(`${name} taps when it is done, or passes.`)
    expect(phone(state, other)).toContain('Encore? half of you, and it counts twice')
    const called = must(state, { type: 'encore', isOn: true }, { by: other })
    expect(phone(called, other)).toContain('Encore! tap to take it back')
    expect(phone(called, (actor + 2) % names.length)).toContain('Encore?')
  })

  test('is on the TV without a drink, and nobody’s encore', () => {
    const called = must(state, { type: 'encore', isOn: true }, { by: other })
    expect(tv(called)).toContain(`${name} has it did it, or pass`)
    expect(tv(called)).not.toMatch(/encore|\bsips?\b/i)
  })

  test('is drawn on the TV first', () => {
    vi.setSystemTime(0)
    expect(phone(state, actor, { hasScreen: true })).toContain('Look up.')
    expect(phone(state, actor)).toContain('It’s you')
    expect(tv(state)).not.toContain('do thing')
  })

  test('ends with an encore, or a pass at the own price', () => {
    const called = [1, 2].reduce(
      (before, by) =>
        must(before, { type: 'encore', isOn: true }, { by: (actor + by) % names.length }),
      state,
    )
    const done = must(called, { type: 'follow' }, { by: actor, now: awake })
    expect(phone(done, actor)).toContain('You did it. Two call for more. It counts twice.')
    expect(tv(done)).toContain(`${name} did it.`)
    expect(tv(done)).toContain('Encore!')
    const passed = must(state, { type: 'pass' }, { by: actor, now: awake })
    expect(phone(passed, actor)).toMatch(
      /You passed\. Nobody asks why\. You pay\. .*without alcohol/,
    )
    expect(phone(passed, actor, { price: 'points' })).toContain('You pay. A bow will do.')
    expect(phone(passed, other)).toContain(`${name} passed.`)
    expect(phone(passed, other)).not.toContain('You pay.')
    expect(tv(passed)).not.toMatch(drinks)
  })
})

describe('a duel', () => {
  const { start, must } = table(...cardsThat('versus'))
  const state = start()
  const { a, b } = state.card ?? {}
  const [judge = 0, second = 0, third = 0] = [...names.keys()].filter(
    (seat) => seat !== a && seat !== b,
  )
  const judging = must(state, { type: 'follow' }, { by: a ?? 0, now: awake })

  test('is done by two and watched by the others', () => {
    expect(phone(state, a ?? 0)).toContain('Done the others say who won')
    expect(phone(state, judge)).toContain('Watch closely Waiting for')
  })

  test('is judged by name, in secret', () => {
    expect(phone(judging, judge)).toContain('Who won?')
    expect(phone(judging, a ?? 0)).toContain('The others judge Waiting for')
    const voted = must(judging, answer(a ?? 0), { by: judge })
    expect(phone(voted, judge)).toContain('Your vote is in')
    expect(phone(voted, judge)).toContain('Not for us')
    expect(tv(voted)).toContain('1 of 3 in')
    const told = [second, third].reduce((before, by) => must(before, answer(a ?? 0), { by }), voted)
    expect(phone(told, a ?? 0)).toContain('You won.')
    expect(phone(told, b ?? 0)).toMatch(new RegExp(`${names[a ?? 0]} won\\. .*You pay\\.`))
  })
})

describe('a vote', () => {
  const { start, must } = table(...cardsThat('vote'))
  const state = start()
  const closed = [0, 0, 0, 1, 1].reduce(
    (before, value, by) => must(before, answer(value), { by }),
    state,
  )

  test('is two slabs, changeable and secret', () => {
    expect(phone(state, 0)).toContain('It is It is not')
    const voted = must(state, answer(1), { by: 0 })
    expect(phone(voted, 0)).toContain('It is not tap to change it, until all are in')
    expect(phone(voted, 0)).toContain('Not for us')
    expect(phone(closed, 0)).not.toContain('Not for us')
    expect(phone(voted, 1)).not.toContain('tap to change it')
    expect(tv(voted)).toContain('1 of 5 in')
    for (const name of names) expect(tv(voted)).not.toContain(name)
  })

  test('ends with both sides; the smaller one pays', () => {
    expect(phone(closed, 3)).toContain('It is, 3 to 2.')
    expect(phone(closed, 3)).toContain('Emil and Ida pay.')
    expect(phone(closed, 3)).toMatch(/You pay\. .*It is not You Ida/)
    expect(phone(closed, 0)).not.toContain('You pay.')
  })

  test('is told by the TV first', () => {
    expect(phone(closed, 3, { hasScreen: true })).toContain('Look up.')
    expect(phone(closed, 3, { hasScreen: true })).not.toContain('pay')
  })
})

describe('a number', () => {
  const { start, must } = table(...cardsThat('number'))
  const guessed = [10, 20, 30, 40, 90].reduce(
    (before, value, by) => must(before, answer(value), { by }),
    start(),
  )

  test('is typed, then anybody may know the truth', () => {
    expect(phone(start(), 0)).toContain('Lock it in')
    const typed = must(start(), answer(10), { by: 0 })
    expect(phone(typed, 0)).toMatch(/Not for us.*10 tap to change it/)
    expect(phone(guessed, 4)).toMatch(/Who knows it\?.*Sofie 10.*You 90/)
    expect(tv(guessed)).toMatch(/Who knows the truth\?.*Sofie 10.*Ida 90/)
    const told = must(guessed, { type: 'truth', value: 80 }, { by: 2 })
    expect(phone(told, 0)).toMatch(/It was 80\..*Furthest from it: Sofie pays\.*/)
  })

  test.each([
    ['1,200', 1200],
    ['1 200', 1200],
    ['12,5', 12.5],
    ['-3', -3],
    ['', null],
    ['many', null],
  ])('“%s” is read', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })
})

test('a race waits for its button, and times every tap', () => {
  const { start, must, due } = table(...cardsThat('race'))
  const state = start()
  expect(phone(state, 0)).toContain('Wait for it…')
  expect(phone(state, 0)).not.toContain('Now!')
  const on = due(state)
  expect(phone(on, 0)).toContain('Now!')
  expect(tv(on)).toContain('Now!')
  const now = on.play?.ballot?.clock.runningSince ?? 0
  const tapped = [310, 250].reduce(
    (before, value, by) => must(before, answer(value), { by, now }),
    on,
  )
  expect(phone(tapped, 0)).toContain('0.31 s Waiting for Mia, Emil and Ida')
  expect(phone(due(tapped), 2)).toMatch(/Sofie was last\..*Jonas 0\.25 s.*Sofie 0\.31 s/)
})

describe('a rule', () => {
  const { start, must } = table(dare(1), truth(2), rule(1, 8), ...cardsThat('follow'))
  const onTable = [1, 3].reduce<VenueState>((state, at) => {
    const by = state.card?.a ?? 0
    const done = must(state, { type: 'follow' }, { by, now: at * awake })
    return must(done, { type: 'next' }, { by, now: (at + 1) * awake })
  }, start())
  const agreed = 5 * awake
  const on = must(onTable, { type: 'next' }, { by: 3, now: agreed })

  test('is agreed by anybody, and stands on every screen until it ends', () => {
    vi.setSystemTime(agreed)
    expect(phone(onTable, 0)).toContain('It holds until card 11.')
    expect(phone(onTable, 0)).toContain('Agreed anybody can tap it')
    expect(tv(onTable)).toContain('Rule 1')
    expect(phone(on, 0)).toContain('Rule 1 In force until card 11. Seen a slip?')
    vi.setSystemTime(agreed + awake)
    expect(tv(on)).toContain('Rule 1 until card 11')
  })

  test('is policed by two taps', () => {
    vi.setSystemTime(agreed)
    const tap = { type: 'catch', rule: 0, seat: 1 } as const
    const accused = must(on, tap, { by: 0, now: agreed })
    expect(phone(accused, 0)).toContain('Jonas: “Rule 1”? Who else saw it?')
    expect(phone(accused, 2)).toContain('Saw it too? Tap, and it counts.')
    expect(tv(accused)).toContain('Jonas: “Rule 1”? who else saw it?')
    const caught = must(accused, tap, { by: 2, now: agreed })
    expect(phone(caught, 2)).toContain('Caught! Jonas.')
    expect(phone(caught, 1)).toContain('Caught! You.')
    expect(tv(caught)).toContain('Caught! Jonas')
  })
})

test('a latecomer sees the card and has nothing to press', () => {
  const { start } = table(...cardsThat('vote'))
  const joined = venueRules.join(start(), { id: 'noah', name: 'Noah' }, noTime())
  expect(phone(joined, 5)).toContain('You are in from the next card on.')
  expect(phone(joined, 5)).not.toContain('Not for us')
})

test.each([
  ['Short enough. Twice.', 'Short enough. Twice.', ''],
  [
    'Everybody guesses the depth of a canal, in hands. The table settles the truth, furthest pays.',
    'Everybody guesses the depth of a canal, in hands.',
    'The table settles the truth, furthest pays.',
  ],
])('a long card has its price on another line: %s', (card, words, rest) => {
  expect(splitCard(card)).toEqual([words, rest])
})
