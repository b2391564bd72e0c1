import { describe, expect, test } from 'vitest'
import { leftMs, stoppedClock } from '#domain/table/clock.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Move, options, type State } from './rules-state.ts'

const { start: begin, must, play, refusal, due } = playRules(rules, messages, options.defaults)
const start: Move = { type: 'start' }
const answer: Move = { type: 'answer' }
const timeout: Move = { type: 'timeout' }
const repeat: Move = { type: 'repeat' }
const next: Move = { type: 'next' }
const skip: Move = { type: 'skip' }
const resume: Move = { type: 'resume' }
const challenge = (by?: number): Move => ({ type: 'challenge', by })

/** The card, beside what the game counts. */
const look = (state: State) => ({ ...state, ...state.card, caller: state.turn })

function playing(...moves: Move[]): State {
  return play(begin(), start, ...moves)
}

const answers = (count: number) => Array<Move>(count).fill(answer)

describe('a turn', () => {
  test('the caller begins, and the clock stands until then', () => {
    expect(look(begin())).toMatchObject({ phase: 'ready', caller: 0, turn: 0, clock: null })
    expect(refusal(begin(), answer)).toBe('Start the clock first.')
    expect(look(playing())).toMatchObject({ phase: 'playing', turn: 0, clock: { leftMs: 5000 } })
  })

  test('an answer passes it to the left', () => {
    expect(look(playing(answer))).toMatchObject({ turn: 1, answers: 1 })
    expect(look(playing(...answers(4)))).toMatchObject({ turn: 0, answers: 4 })
  })

  test.each([
    ['the first lap', 5, 3, 5000],
    ['the second', 5, 4, 4500],
    ['the third', 5, 8, 4000],
    ['never under two seconds', 5, 60, 2000],
    ['seven seconds by house rule', 7, 0, 7000],
    ['ten seconds by house rule', 10, 4, 9500],
  ] as const)('%s', (_, seconds, given, lengthMs) => {
    const state = play(begin({ seconds }), start, ...answers(given))
    expect(state.card.clock?.lengthMs).toBe(lengthMs)
    expect(rules.view(state, 'device').turnSeconds).toBe(lengthMs / 1000)
  })

  test('nobody has two turns more than another, wherever a category ends', () => {
    for (let given = 0; given < 30; given++) {
      const { answers } = playing(...Array<Move>(given).fill(answer)).scores
      expect(Math.max(...answers) - Math.min(...answers)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the clock', () => {
  test('run out, it costs the holder one, who starts the next category', () => {
    const late = due(playing(answer, answer))
    expect(look(late)).toMatchObject({ phase: 'settled', loser: 2, fault: 'timeout' })
    expect(late.scores.penalties).toEqual([0, 0, 1, 0])
    expect(look(play(late, next))).toMatchObject({ phase: 'ready', caller: 2, turn: 2, round: 2 })
  })

  test('with time left, no timeout', () => {
    expect(refusal(playing(), timeout, { now: 4999 })).toBe('There is time left.')
  })

  test('an answer after the end is too late', () => {
    expect(must(playing(answer), answer, { now: 5001 }).card).toMatchObject({
      loser: 1,
      fault: 'timeout',
    })
  })

  test('rests, and carries on with the whole turn', () => {
    const rested = rules.pause(playing())
    expect(rested.card.clock?.runningSince).toBeNull()
    expect(refusal(rested, timeout, { now: 90_000 })).toBe('There is time left.')
    expect(refusal(rested, answer)).toBe('The clock is resting. Carry on first.')
    const resumed = must(rested, resume, { now: 90_000 })
    expect(resumed.card.clock).toMatchObject({ leftMs: 5000, runningSince: 90_000 })
  })

  test.each<[string, Move]>([
    ['a timeout', timeout],
    ['an answer', answer],
  ])('a phone that slept through the end costs nobody anything: %s', (_, move) => {
    const awake = must(playing(), move, { now: 3_600_000 })
    expect(awake.card).toMatchObject({ phase: 'playing', loser: null, turn: 0, answers: 0 })
    expect(rules.view(awake, 'device').isTicking).toBe(false)
  })

  test('set back it gives no more than it had', () => {
    const state = must(playing(), answer, { now: -3_600_000 })
    expect(leftMs(state.card.clock ?? stoppedClock(fixedMs(0)), -9e6)).toBe(5000)
    expect(refusal(playing(), timeout, { now: -3_600_000 })).toBe('There is time left.')
  })
})

describe('a repeat', () => {
  test('costs whoever answered last, who starts the next', () => {
    const called = playing(answer, answer, repeat)
    expect(look(called)).toMatchObject({ phase: 'settled', loser: 1, fault: 'repeat' })
    expect(called.scores).toMatchObject({ penalties: [0, 1, 0, 0], answers: [1, 0, 0, 0] })
    expect(play(called, next).turn).toBe(1)
  })

  test('needs an answer', () => {
    expect(refusal(playing(), repeat)).toBe('Nobody has answered yet.')
  })
})

describe('not for us', () => {
  test.each<[string, State]>([
    ['before the start', play(begin(), start, answer, answer, repeat, next)],
    ['in the middle', play(begin(), start, answer, answer, repeat, next, start, answer)],
    [
      'in a challenge',
      play(begin(), start, answer, answer, repeat, next, start, answer, challenge(3)),
    ],
  ])('%s swaps the category, free of charge, for the same caller', (_, state) => {
    const swapped = play(state, skip)
    expect(swapped.card.prompt.raw).not.toBe(state.card.prompt.raw)
    expect(look(swapped)).toMatchObject({
      phase: 'ready',
      round: 2,
      caller: 1,
      turn: 1,
      clock: null,
    })
    expect(swapped.scores.penalties).toEqual(state.scores.penalties)
  })

  test('comes too late once somebody pays', () => {
    expect(refusal(playing(answer, repeat), skip)).toBe('That one is settled.')
  })
})

describe('rounds', () => {
  const round = [start, answer, repeat, next]

  test.each([5, 10, 15] as const)('%i categories and it is over', (rounds) => {
    const last = play(
      begin({ rounds }),
      ...Array(rounds - 1)
        .fill(round)
        .flat(),
    )
    expect(last).toMatchObject({ round: rounds, over: false })
    const over = play(last, ...round)
    expect(rules.ended(over)).toBe(true)
    expect(rules.prompt(over)).toBeNull()
    expect(refusal(over, start)).toBe('The game is over.')
  })

  test('until we stop means just that', () => {
    const state = play(begin({ rounds: 0 }), ...Array(20).fill(round).flat())
    expect(state).toMatchObject({ round: 21, over: false })
  })

  test('other packs show from the next category on', () => {
    const restocked = rules.changePacks(playing(answer), [['only this']])
    expect(restocked.card.prompt.raw).not.toBe('only this')
    expect(play(restocked, repeat, next).card.prompt.raw).toBe('only this')
  })
})
