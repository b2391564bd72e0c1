import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import {
  dare,
  defaultOptions,
  forAll,
  lines,
  many,
  rule,
} from '#tests/support/games/venue-cards.ts'
import { gateLevel } from './idea.ts'
import type { Idea } from './idea-state.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const names = ['Ann', 'Bo', 'Cy', 'Dee']
const moves = {
  f: { type: 'follow' },
  p: { type: 'pass' },
  F: { type: 'follow', isCounted: true },
  P: { type: 'pass', isCounted: true },
} satisfies Record<string, VenueMove>

function table(idea: string, ...cards: Parameters<typeof lines>) {
  const lists = [...lines(...cards), [idea]]
  const played = playRules(venueRules, venueMessages, defaultOptions, { names, lists })
  const goOn = (cards: string, from: VenueState = played.start()) =>
    [...cards].reduce((state, card) => played.play(state, moves[card as keyof typeof moves]), from)
  return { ...played, goOn }
}

const ideaOf = (state: VenueState) => venueRules.view(state, 'device').idea
const sum = (counts: readonly number[] = []) => counts.reduce((all, count) => all + count, 0)

test.each([[undefined], [''], ['a jukebox']])('a bar whose idea is %j has none', (idea) => {
  const lists = [...lines(...many(dare)), ...(idea === undefined ? [] : [[idea]])]
  const { start, play } = playRules(venueRules, venueMessages, defaultOptions, { names, lists })
  expect(ideaOf(start())).toBeNull()
  expect(play(start(), moves.f)).toMatchObject({ round: 2, idea: null })
})

describe('the lock', () => {
  const { goOn } = table('lock', ...many(dare))
  const level = (state: VenueState) => (state.idea as Extract<Idea, { is: 'lock' }>).level

  test.each([
    ['', 0],
    ['f', 1],
    ['ffff', 4],
    ['fffp', 2],
    ['p', 0],
    ['ppf', 1],
  ])('after %j the water stands at %i', (cards, expected) => {
    const state = goOn(cards)
    expect(level(state)).toBe(expected)
    expect(state.idea).toMatchObject({ opened: null })
  })

  test('opens at its brim: low water again, and one more for whoever opened it', () => {
    const brim = goOn('ffff')
    const opener = brim.card?.a ?? -1
    const open = goOn('f', brim)
    expect(open.idea).toEqual({ is: 'lock', level: 0, opened: { by: opener } })
    const [row] = venueRules.recap(open).rows.filter(({ seat }) => seat === opener)
    const { followed, passed } = open.counts
    expect(row?.score).toBe(String((followed[opener] ?? 0) + 1))
    expect(row?.note).toMatchObject({
      code: 'on-top',
      params: { onTop: 1, passed: passed[opener] },
    })
    expect(goOn('f', open).idea).toEqual({ is: 'lock', level: 1, opened: null })
  })

  test('gives everybody one more where the card was for all', () => {
    const all = table('lock', ...many(forAll))
    const open = all.goOn('f'.repeat(gateLevel))
    expect(open.idea).toMatchObject({ opened: { by: null } })
    expect(open.extra).toEqual([1, 1, 1, 1])
  })

  test('carries off the rules in force, each by its end card', () => {
    const ruled = table('lock', ...many(dare, 2), rule(1, 9), ...many(dare))
    const on = ruled.goOn('fff')
    expect(on.lasting).toHaveLength(1)
    const open = ruled.goOn('ff', on)
    expect(open).toMatchObject({ phase: 'lift', idea: { opened: {} } })
    expect(ruled.goOn('f', open)).toMatchObject({ phase: 'card', round: 6, lasting: [] })
  })

  test('takes a point back at a table that counts them, and never below none', () => {
    const free = table('lock', ...many(dare))
    const paid = free.goOn('PPPP')
    const total = sum(paid.points)
    let state = paid
    for (let card = 0; card < gateLevel; card++) {
      state = free.play(state, moves.F)
      if (state.phase === 'points') state = free.play(state, { type: 'take', seats: [] })
    }
    expect(state.idea).toMatchObject({ opened: {} })
    expect(sum(state.points)).toBe(total - 1)
    expect(Math.min(...(state.points ?? []))).toBeGreaterThanOrEqual(0)
  })

  test('stays as it is where time runs out with a phone each', () => {
    const lists = [...lines(...many(dare)), ['lock']]
    const own = playRules(venueRules, venueMessages, defaultOptions, {
      names,
      lists,
      seating: 'own',
    })
    const start = own.start()
    const by = start.card?.a ?? 0
    expect(own.due(start).idea).toMatchObject({ level: 0 })
    expect(own.must(start, moves.f, { by, now: 4000 }).idea).toMatchObject({ level: 1 })
    expect(own.must(start, moves.p, { by, now: 4000 }).idea).toMatchObject({ level: 0 })
  })
})

describe('the build', () => {
  const { goOn } = table('build', ...many(dare))

  test.each([
    ['f', 1, 0],
    ['fp', 2, 1],
    ['fpff', 4, 1],
  ])('after %j it holds %i cards, %i of them red', (cards, size, reds) => {
    const idea = goOn(cards).idea as Extract<Idea, { is: 'build' }>
    expect(idea).toMatchObject({ is: 'build', version: 1, ran: null })
    expect(idea.commits).toHaveLength(size)
    expect(idea.commits.filter(({ isGreen }) => !isGreen)).toHaveLength(reds)
  })

  test.each([
    ['fffff', true, 0],
    ['ffpff', true, 1],
    ['fpfpf', false, 2],
    ['ppppp', false, 5],
  ])('after %j it ships: %s', (cards, isShipped, reds) => {
    const state = goOn(cards)
    expect(state.idea).toMatchObject({ version: 2, commits: [], ran: { isShipped, reds } })
    const passedOnly = names.flatMap((_, seat) => (state.counts.followed[seat] === 0 ? [seat] : []))
    for (const seat of passedOnly) expect(state.extra?.[seat] ?? 0).toBe(0)
    const green = names.length - passedOnly.length
    expect(sum(state.extra)).toBe(isShipped ? green : 0)
  })

  test('costs nobody anything when it breaks', () => {
    const broken = goOn('PPPPP')
    const paid = table('nothing', ...many(dare)).goOn('PPPPP')
    expect(broken.points).toEqual(paid.points)
    expect(venueRules.recap(broken).rows).toEqual(venueRules.recap(paid).rows)
  })

  test('starts the next one with the next card', () => {
    expect(goOn('ffffff').idea).toMatchObject({ version: 2, ran: null, commits: [{}] })
  })

  test('counts a latecomer in', () => {
    const joined = venueRules.join(goOn('f'), { id: 'eve', name: 'Eve' }, noTime())
    const state = goOn('ffff', joined)
    expect(state.idea).toMatchObject({ ran: { isShipped: true } })
    expect(state.extra).toHaveLength(5)
    expect(state.extra?.[4]).toBe(Number((state.counts.followed[4] ?? 0) > 0))
  })

  test('leaves out who has left before it ships', () => {
    const four = goOn('ffff')
    const commits = (four.idea as Extract<Idea, { is: 'build' }>).commits
    const leaver = commits[0]?.by ?? 0
    const gone = goOn('f', venueRules.leave(four, leaver, noTime()))
    expect(gone.idea).toMatchObject({ ran: { isShipped: true } })
    expect(gone.extra?.[leaver]).toBe(0)
  })
})
