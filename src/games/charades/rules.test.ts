import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { leftMs } from '#domain/table/clock.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const phrases = Array.from({ length: 90 }, (_, at) => `Phrase ${at}`)
const { start, must, refusal, due, recap } = playRules(rules, messages, options.defaults, {
  lists: [phrases],
})

/** Three, two, one. */
function run(state: State): State {
  return must(must(state, { type: 'start' }, { now: -3000 }), { type: 'timeout' }, { now: 0 })
}

/** A game whose first turn runs since 0. */
function running(rule: Partial<Options> = {}, names: string[] | number = 4): State {
  const opening = start(rule, names)
  const ready = opening.phase === 'teams' ? must(opening, { type: 'begin' }) : opening
  return run(ready)
}

function play(state: State, ...types: ('hit' | 'pass' | 'skip')[]): State {
  return types.reduce((current, type) => must(current, { type }, { now: 1000 }), state)
}

/** The turn's time runs out. */
function timeout(state: State): State {
  return must(state, { type: 'timeout' }, { now: 10_000_000 })
}

/** The rest of a turn up to the next one: hits, passes, nobody steals. */
function turn(state: State, hits: number, passes = 0): State {
  const begun = run(state)
  const types = [...Array(hits).fill('hit' as const), ...Array(passes).fill('pass' as const)]
  const out = timeout(play(begun, ...types))
  return must(out.phase === 'steal' ? must(out, { type: 'notStolen' }) : out, { type: 'next' })
}

const look = (state: State) => rules.view(state, 'device')

describe('the sides', () => {
  test('are shown first, and may be shuffled again until the game begins', () => {
    const state = start({}, 8)
    expect(state.phase).toBe('teams')
    const shuffled = must(state, { type: 'shuffle' }, { random: seeded(5) })
    expect(shuffled.phase).toBe('teams')
    expect(shuffled.teams).not.toEqual(state.teams)
    expect(refusal(must(state, { type: 'begin' }), { type: 'shuffle' })).toBe(
      'Start the clock first.',
    )
  })

  test('change by a tap on a name, and begin only with somebody in each', () => {
    const teamOf = (state: State, seat: number) =>
      state.teams.findIndex(({ seats }) => seats.includes(seat))
    const three = start({ teams: 3 }, 3)
    const path = [three]
    for (let tap = 0; tap < 3; tap++)
      path.push(must(path[tap] ?? three, { type: 'changeTeam', seat: 1 }))
    const teams = path.map((state) => teamOf(state, 1))
    expect(new Set(teams.slice(0, 3)).size).toBe(3)
    expect(teams[3]).toBe(teams[0])
    const [, moved = three] = path
    expect(moved.teams.flatMap(({ seats }) => seats).sort()).toEqual([0, 1, 2])
    expect(look(moved).seat).toBeGreaterThanOrEqual(0)
    expect(refusal(moved, { type: 'begin' })).toBe('Every team needs a player. Move one over.')
    expect(refusal(three, { type: 'changeTeam', seat: 3 })).toBe('There is no such player.')
    const begun = must(three, { type: 'begin' })
    expect(refusal(begun, { type: 'changeTeam', seat: 1 })).toBe('Start the clock first.')
  })

  test('there are none when everyone is alone: the first is ready at once', () => {
    expect(look(start({ teams: 0 }))).toMatchObject({ phase: 'ready', seat: 0, isAlone: true })
  })
})

describe('a turn', () => {
  test.each([30, 60, 90, 120] as const)('lasts %i seconds from the start', (seconds) => {
    const { clock } = running({ seconds })
    expect(clock && leftMs(clock, 0)).toBe(seconds * 1000)
  })

  test('starts after three, two, one', () => {
    const ready = must(start(), { type: 'begin' })
    const counting = must(ready, { type: 'start' })
    expect(counting).toMatchObject({ phase: 'ready', limit: { leftMs: 3000 } })
    expect(refusal(counting, { type: 'start' })).toBe('Three, two, one. Get set.')
    expect(due(counting)).toMatchObject({ phase: 'running', limit: null })
    expect(rules.pause(counting)).toMatchObject({ phase: 'ready', limit: null })
  })

  test('has a phrase on the device, which is held up to those who act', () => {
    expect(rules.view(running(), 'device').phrase?.raw).toBe('Phrase 0')
    expect(rules.view(running(), 'screen').phrase).toBeNull()
    expect(rules.waitsFor(running())).toEqual([])
  })

  test.each([
    ['a hit', 'hit', [{ phrase: 'Phrase 0', isHit: true }]],
    ['a pass', 'pass', [{ phrase: 'Phrase 0', isHit: false }]],
    ['“Not for us”, which is in no list', 'skip', []],
  ] as const)('goes on to the next phrase on %s', (_, type, rows) => {
    const state = play(running(), type)
    expect(look(state).phrase?.raw).toBe('Phrase 1')
    expect(state.rows.map(({ phrase, isHit }) => ({ phrase: phrase.raw, isHit }))).toEqual(rows)
  })

  test.each([
    ['each hit is a point', {}, ['hit', 'hit'], 2],
    ['a pass is free', {}, ['hit', 'pass', 'pass'], 1],
    [
      'a pass costs a point when the house says so',
      { passCost: true },
      ['hit', 'pass', 'pass'],
      -1,
    ],
    ['“Not for us” is free even then', { passCost: true }, ['hit', 'skip', 'skip'], 1],
  ] as const)('%s', (_, rule, types, points) => {
    expect(look(play(running(rule), ...types)).points).toEqual([points, 0])
  })

  test('ends when no time is left, not before', () => {
    const state = running()
    expect(refusal(state, { type: 'timeout' }, { now: 59_999 })).toBe('There is time left.')
    expect(refusal(state, { type: 'hit' }, { now: 60_000 })).toBe('Time. That one came too late.')
    expect(must(state, { type: 'timeout' }, { now: 60_000 }).phase).toBe('steal')
  })

  test('gives back the time of the phrase, not of the turn, after a nap', () => {
    const state = must(running(), { type: 'hit' }, { now: 20_000 })
    const rested = rules.pause(state)
    expect(rested.clock).toMatchObject({ leftMs: 40_000, runningSince: null })
    expect(refusal(rested, { type: 'hit' })).toBe('The clock is resting. Carry on first.')
    const { clock } = due(must(rested, { type: 'resume' }, { now: 87_000 }))
    expect(clock && leftMs(clock, 91_000)).toBe(39_000)
  })

  test('loses nothing to a clock set back', () => {
    const { clock } = must(running(), { type: 'hit' }, { now: -500_000 })
    expect(clock && leftMs(clock, -500_000)).toBe(60_000)
  })
})

describe('the last phrase', () => {
  const steal = timeout(play(running(), 'hit'))

  test('may be stolen within five seconds, and the thieves do not see it', () => {
    expect(steal.clock).toMatchObject({ lengthMs: 5000 })
    expect(look(steal)).toMatchObject({ phase: 'steal', phrase: null, thieves: [1] })
    expect(refusal(steal, { type: 'timeout' }, { now: 10_004_999 })).toBe('There is time left.')
    const { clock } = must(steal, { type: 'timeout' }, { now: 10_005_000 })
    expect(clock).toMatchObject({ leftMs: 0, runningSince: null })
  })

  test('is a point for the thief', () => {
    const state = must(steal, { type: 'stolen', team: 1 })
    expect(look(state)).toMatchObject({ phase: 'list', thief: 1, points: [1, 1] })
    expect(must(state, { type: 'next' }).points).toEqual([1, 1])
  })

  test('is nobody’s when it is not stolen', () => {
    expect(look(must(steal, { type: 'notStolen' }))).toMatchObject({
      phase: 'list',
      points: [1, 0],
    })
  })

  test.each([0, 2, -1])('is not for side %i', (team) => {
    expect(refusal(steal, { type: 'stolen', team })).toBe('That side may not steal this one.')
  })

  test('is for either of the others when there are three teams', () => {
    expect(look(timeout(running({ teams: 3 }, 6))).thieves).toEqual([1, 2])
  })

  test.each<[string, Partial<Options>, number]>([
    ['the house says so', { steal: false }, 4],
    ['everyone is alone, so everyone acted', { teams: 0 }, 4],
    ['the guesser’s side is one, so the others acted', {}, 2],
  ])('is not stolen when %s', (_, rule, count) => {
    expect(timeout(running(rule, count)).phase).toBe('list')
  })
})

describe('the list', () => {
  const list = must(timeout(play(running(), 'hit', 'pass')), { type: 'notStolen' })

  test('turns a wrong pass into a hit, and back', () => {
    const corrected = must(list, { type: 'toggle', row: 1 })
    expect(look(corrected).points).toEqual([2, 0])
    expect(look(must(corrected, { type: 'toggle', row: 1 })).points).toEqual([1, 0])
  })

  test('has no other rows', () => {
    expect(refusal(list, { type: 'toggle', row: 2 })).toBe('There is no such phrase in this turn.')
  })

  test('shows what the last one was', () => {
    expect(look(list).phrase?.raw).toBe('Phrase 2')
  })
})

describe('the end', () => {
  test.each<[string, Partial<Options>, number, number]>([
    ['two teams of two', { turns: 2 }, 4, 8],
    ['an odd table: the smaller team has as many', { turns: 1 }, 5, 6],
    ['three teams', { teams: 3, turns: 1 }, 7, 9],
    ['everyone alone', { teams: 0, turns: 3 }, 3, 9],
  ])('comes after equal turns: %s', (_, rule, count, turns) => {
    let state = start(rule, count)
    if (state.phase === 'teams') state = must(state, { type: 'begin' })
    const bySide = state.teams.map(() => 0)
    for (let played = 0; played < turns; played++) {
      expect(rules.ended(state)).toBe(false)
      bySide[look(state).team] = (bySide[look(state).team] ?? 0) + 1
      state = turn(state, 1)
    }
    expect(rules.ended(state)).toBe(true)
    expect(new Set(bySide).size).toBe(1)
    expect(refusal(state, { type: 'start' })).toBe('The game is over.')
  })

  test('says who takes it, and what the lower side is behind', () => {
    const opening = must(start({ turns: 1 }, ['Ann', 'Bo', 'Cy', 'Di']), { type: 'begin' })
    const [first, second] = opening.teams
    let state = turn(turn(opening, 3, 1), 1)
    expect(look(state).owed).toEqual([0, 2])
    state = turn(turn(state, 2), 1)
    const { headline, winners, rows } = recap(state)
    expect(headline).toBe(`${first?.name} takes it, 5 to 2.`)
    expect(winners).toEqual(first?.seats)
    expect(rows[0]).toMatchObject({
      seat: first?.seats[0],
      score: '3',
      note: `hits for ${first?.name}, 1 pass`,
    })
    expect(rows.at(-1)?.note).toBe(`hit for ${second?.name}, no passes`)
  })

  test('asks for three at the most', () => {
    expect(look(play(running(), ...Array(9).fill('hit' as const))).owed).toEqual([0, 3])
  })

  test('is a draw when all have as many', () => {
    const state = must(start({ turns: 1 }, 2), { type: 'begin' })
    expect(recap(turn(turn(state, 2), 2))).toMatchObject({
      headline: 'A draw, 2 all. Nobody owes a thing.',
      winners: [0, 1],
    })
  })

  test('counts points when everyone is alone and a pass costs', () => {
    const state = turn(turn(start({ teams: 0, turns: 1, passCost: true }, 2), 4, 2), 3)
    expect(recap(state)).toMatchObject({
      headline: 'P1 takes it, 3 to 2.',
      winners: [1],
      rows: [
        { seat: 1, score: '3', note: 'points, no passes' },
        { seat: 0, score: '2', note: 'points, 2 passes' },
      ],
    })
  })

  test('may come at any moment: the turn on the table counts', () => {
    expect(recap(start()).headline).toBe('No points. Plenty of acting.')
    expect(recap(play(running(), 'hit')).headline).toMatch(/ takes it, 1 to 0\.$/)
  })
})
