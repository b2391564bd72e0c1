import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { leftMs } from '#domain/table/clock.ts'
import { tableOf } from '#tests/support/games/more-or-less-table.ts'
import { rules } from './rules.ts'
import type { Options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const { start, must, refusal, begun, answers, recap } = tableOf()
const look = (state: State) => rules.view(state, 'device')
const next: Move = { type: 'next' }

describe('the sides', () => {
  test('are two, dealt evenly, and shown before anything else', () => {
    const { phase, teams } = look(start({}, 5))
    expect(phase).toBe('sides')
    expect(teams.map(({ seats }) => seats.length)).toEqual([3, 2])
  })

  test('have nothing to tell on an end screen until the game begins', () => {
    const before = start()
    const moved = must(must(before, { type: 'shuffle' }), { type: 'swap', seat: 0 })
    const playing = must(before, { type: 'begin' })
    const hasBegun = [before, moved, playing].map((state) => rules.hasBegun?.(state))
    expect(hasBegun).toEqual([false, false, true])
  })

  test('are dealt again by shuffle, and keep their names', () => {
    const named = must(start({}, 8), { type: 'rename', team: 0, name: '  The   Aunts ' })
    const shuffled = must(named, { type: 'shuffle' }, { random: seeded(7) })
    expect(shuffled.teams.map(({ name }) => name)).toEqual([
      'The Aunts',
      start({}, 8).teams[1]?.name,
    ])
    expect(shuffled.teams.map(({ seats }) => seats)).not.toEqual(
      named.teams.map(({ seats }) => seats),
    )
  })

  test('are changed by hand, one at a time', () => {
    const before = start({}, 4)
    const [first = -1] = before.teams[0]?.seats ?? []
    const after = must(before, { type: 'swap', seat: first })
    expect(after.teams.map(({ seats }) => seats.length)).toEqual([1, 3])
    expect(after.teams[1]?.seats).toContain(first)
    expect(must(after, { type: 'begin' }).phase).toBe('guess')
  })

  test.each<[string, Move, string]>([
    ['a seat nobody sits on', { type: 'swap', seat: 9 }, 'Nobody sits there.'],
    ['a side without a name', { type: 'rename', team: 1, name: '  ' }, 'Every side needs a name.'],
    ['a side that is not there', { type: 'rename', team: 2, name: 'X' }, 'There is no such side.'],
    ['an answer before the game', { type: 'more' }, 'Sides first.'],
  ])('refuse %s', (_, move, sentence) => {
    expect(refusal(start(), move)).toBe(sentence)
  })

  test('have names of their own', () => {
    const state = start()
    const name = state.teams[0]?.name.toUpperCase() ?? ''
    expect(refusal(state, { type: 'rename', team: 1, name })).toBe(
      `The other side is ${name} already.`,
    )
  })

  test('one alone is a side, nobody is not', () => {
    const two = start({}, 2)
    expect(must(two, { type: 'begin' }).phase).toBe('guess')
    const lonely = must(two, { type: 'swap', seat: two.teams[0]?.seats[0] ?? 0 })
    expect(refusal(lonely, { type: 'begin' })).toBe(
      'A side with nobody on it answers nothing. Move somebody over.',
    )
  })
})

describe('a card', () => {
  test('shows one number and hides the other from everybody until it is turned over', () => {
    const state = begun()
    for (const viewer of ['device', 'screen', 'audience'] as const) {
      const view = rules.view(state, viewer)
      expect(view.a.value).toBe(1)
      expect(view.b).toEqual({ label: 'Thing 1 of m', unit: 'm' })
      expect(view.shown).toBeNull()
    }
    expect(look(must(state, { type: 'more' })).shown).toBeNull()
    expect(look(answers(state, 'M')).shown).toMatchObject({
      value: 2,
      year: 2024,
      source: 'A book',
    })
  })

  test.each<[string, number[], string, number[], number]>([
    ['more, and it is', [1, 2, 3], 'M', [1, 0], 0],
    ['less, and it is', [3, 2, 1], 'L', [1, 0], 0],
    ['less, and it is not', [1, 2, 3], 'L', [0, 0], 1],
    ['more, and it is not', [3, 2, 1], 'M', [0, 0], 1],
    ['more of equal values counts as right', [2, 2, 1], 'M', [1, 0], 0],
    ['less of equal values counts as right', [2, 2, 1], 'L', [1, 0], 0],
    ['no answer is a wrong one, even of equal values', [2, 2, 1], 'T', [0, 0], 1],
    ['two right, then wrong', [1, 2, 3, 4, 5], 'MML', [2, 0], 1],
  ])('%s', (_, values, said, points, nextSide) => {
    const table = tableOf(values)
    const state = table.answers(table.begun(), said)
    expect(look(state)).toMatchObject({ phase: 'reveal', points, nextSide })
    expect(table.must(state, next).side).toBe(nextSide)
  })

  test.each(['M', 'L'])('leaves the hidden item on the table, after %s', (said) => {
    const state = must(answers(begun(), said), next)
    expect(look(state)).toMatchObject({ card: 2, a: { value: 2 }, b: { label: 'Thing 2 of m' } })
  })

  test.each<[string, Partial<Options>, string, number[]]>([
    ['four in a row are four points', {}, 'MMMM', [4, 0]],
    ['the fifth brings one on top', {}, 'MMMMM', [6, 0]],
    ['and so does the tenth', {}, 'MMMMMMMMMM', [12, 0]],
    ['a wrong answer begins the row again', {}, 'MMMLLMMMM', [7, 0]],
    ['the other side has a row of its own', {}, 'LMMMMM', [0, 6]],
  ])('%s', (_, rule, said, points) => {
    expect(look(answers(begun(rule), said)).points).toEqual(points)
  })
})

describe('the bet against', () => {
  test.each<[string, string, number[], number[]]>([
    ['brings a point when they are wrong', 'L!', [0, 1], [0, 1]],
    ['costs a point when they are right', 'M!', [1, -1], [1, -1]],
    ['need not be made', 'L', [0, 0], [0, 0]],
  ])('%s', (_, said, points, gained) => {
    expect(look(answers(begun(), said))).toMatchObject({ points, gained })
  })

  test('is asked before the number is shown, and the clock stands still', () => {
    const state = must(begun(), { type: 'more' }, { now: 4000 })
    expect(look(state)).toMatchObject({ phase: 'bet', answer: 'more', shown: null })
    expect(state.clock).toEqual({ lengthMs: 20_000, leftMs: 16_000, runningSince: null })
    expect(refusal(state, { type: 'less' })).toBe('Bet against it, or let it stand.')
  })

  test('may be too soon: the answer is taken back, and the clock goes on from where it was', () => {
    let state = begun()
    for (const [said, left] of [
      [15_000, 5000],
      [4000, 1000],
    ] as const) {
      const back = must(must(state, { type: 'more' }, { now: said }), { type: 'takeBack' })
      expect(look(back)).toMatchObject({ phase: 'guess', answer: null, card: 1 })
      expect(back.clock).toMatchObject({ leftMs: left, runningSince: null })
      state = must(back, { type: 'resume' })
    }
    const untimed = must(begun({ seconds: 0 }), { type: 'more' })
    expect(must(untimed, { type: 'takeBack' }).clock).toBeNull()
    expect(refusal(answers(begun(), 'M'), { type: 'takeBack' })).toBe('That one is settled.')
  })

  test('is not asked when time ran out, nor when the house does without', () => {
    expect(must(begun(), { type: 'timeout' }).phase).toBe('reveal')
    expect(must(begun({ bets: false }), { type: 'more' }).phase).toBe('reveal')
  })
})

describe('the clock', () => {
  test.each([20, 30] as const)('gives %i seconds for each card', (seconds) => {
    const state = begun({ seconds })
    expect(state.clock && leftMs(state.clock, 0)).toBe(seconds * 1000)
    const later = must(answers(state, 'M'), next, { now: 90_000 })
    expect(later.clock && leftMs(later.clock, 90_000)).toBe(seconds * 1000)
  })

  test('ends the card when no time is left, not before', () => {
    const state = begun()
    expect(refusal(state, { type: 'timeout' }, { now: 19_999 })).toBe('There is time left.')
    expect(refusal(state, { type: 'more' }, { now: 20_000 })).toBe('Time. That one came too late.')
    expect(look(must(state, { type: 'timeout' }, { now: 20_000 }))).toMatchObject({
      answer: 'late',
      isRight: false,
    })
  })

  test.each(['timeout', 'more', 'less'] as const)(
    'slept through costs nobody the card: %s',
    (type) => {
      const woken = must(begun(), { type }, { now: 60_000 })
      expect(woken).toMatchObject({ phase: 'guess', answer: null, points: [0, 0] })
      expect(woken.clock).toEqual({ lengthMs: 20_000, leftMs: 20_000, runningSince: null })
    },
  )

  test('may be left out', () => {
    const state = begun({ seconds: 0 })
    expect(state.clock).toBeNull()
    expect(refusal(state, { type: 'timeout' }, { now: 9_000_000 })).toBe('There is time left.')
    expect(must(state, { type: 'more' }, { now: 9_000_000 }).phase).toBe('bet')
  })

  test('stands still at rest, and nobody loses any time', () => {
    const rested = rules.pause(begun())
    expect(rested.clock).toMatchObject({ leftMs: 20_000, runningSince: null })
    expect(refusal(rested, { type: 'more' })).toBe('The clock is resting. Carry on first.')
    const { clock } = must(rested, { type: 'resume' }, { now: 70_000 })
    expect(clock && leftMs(clock, 71_000)).toBe(19_000)
  })
})

describe('the end', () => {
  test.each<[string, Partial<Options>, string, boolean]>([
    ['ten points, but the other side has had no turn yet', {}, 'MMMMMMMMML', false],
    ['ten points after equal turns', {}, 'MMMMMMMMMLL', true],
    ['nine points after equal turns', {}, 'MMMMMMMLL', false],
    ['ten points where fifteen are played for', { target: 15 }, 'MMMMMMMMMLL', false],
    ['fifteen points where fifteen are played for', { target: 15 }, 'MMMMMMMMMMMMMLL', true],
    ['twenty cards, whatever the turns', {}, `${'L'.repeat(19)}M`, true],
  ])('%s: %o %s %s', (_, rule, said, isOver) => {
    const state = answers(begun(rule), said)
    expect(look(state).nextSide === null).toBe(isOver)
    expect(rules.ended(must(state, next))).toBe(isOver)
  })

  test.each<[string, string, number[], number]>([
    ['a right answer takes it', 'M', [0, 1], 1],
    ['a wrong one is the other side’s', 'L', [1, 0], 0],
    ['no answer is as well', 'T', [1, 0], 0],
  ])(
    'a tie after twenty cards: one last card, without a bet, and %s',
    (_, said, points, winner) => {
      const tied = must(answers(begun(), 'L'.repeat(20)), next)
      expect(look(tied)).toMatchObject({ phase: 'guess', isLast: true, side: 0, card: 21 })
      const other = must(answers(begun(), `${'L'.repeat(19)}T`), next)
      expect(other.side).toBe(0)
      const state = answers(tied, said === 'M' ? 'M' : said)
      const mirrored = points.toReversed()
      expect(look(state)).toMatchObject({ points: mirrored, phase: 'reveal', nextSide: null })
      const over = must(state, next)
      expect(rules.ended(over)).toBe(true)
      expect(rules.recap(over).winners).toEqual(
        [...(over.teams[1 - winner]?.seats ?? [])].sort((one, two) => one - two),
      )
      expect(refusal(over, next)).toBe('The game is over.')
    },
  )

  test('the last card is for the side that did not have the one before', () => {
    // Side 0 is wrong nineteen times and ten; the twentieth card is side 1’s, right; 1 : 1 by a bet.
    const state = answers(begun(), `L!${'L'.repeat(18)}L!`)
    expect(look(state).points).toEqual([1, 1])
    expect(look(state)).toMatchObject({ side: 1, nextSide: 0 })
  })

  test('comes early when there is nothing left to compare', () => {
    const table = tableOf([1, 2, 3])
    const state = table.answers(table.begun(), 'MM')
    expect(rules.ended(table.must(state, next))).toBe(true)
  })

  test('says who takes it, who owes how much, and whose the best run was', () => {
    const over = must(answers(begun(), 'MMMMMMMMMLL'), next)
    const [one, two] = over.teams
    expect(recap(over).headline).toBe(`${one?.name} takes it, 10 to 0.`)
    expect(look(over)).toMatchObject({ owed: [0, 3], best: { count: 9, side: 0 } })
    const { rows } = recap(over)
    expect(rows.map(({ score }) => score)).toEqual(['10', '10', '0', '0'])
    expect(rows.map(({ note }) => note)).toEqual([
      `for ${one?.name}, nine in a row`,
      `for ${one?.name}, nine in a row`,
      `for ${two?.name}`,
      `for ${two?.name}`,
    ])
  })

  test('counts a share of what the side behind owes', () => {
    const last = answers(begun(), 'MMMMMMMMMLL')
    const [, behind] = last.teams
    const share = (seat: number) => (behind?.seats.includes(seat) ? 2 : 0)
    expect(rules.asks?.(last)?.counts).toEqual([0, 1, 2, 3].map(share))
  })

  test('may be a draw when it is stopped', () => {
    expect(recap(begun())).toMatchObject({
      headline: 'A draw, 0 all. Nobody owes a thing.',
      winners: [],
    })
  })
})

test('what is remembered: the item that is shown, then the one that was turned over', () => {
  expect(rules.prompt(start())).toBeNull()
  const state = begun()
  expect(rules.prompt(state)).toBe(state.a)
  const revealed = answers(state, 'M')
  expect(rules.prompt(revealed)).toBe(state.b)
  expect(rules.prompt(must(revealed, next))).toBe(state.b)
})
