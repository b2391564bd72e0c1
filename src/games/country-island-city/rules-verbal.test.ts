import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { table, vote } from './rules-test-table.ts'

const verbal: Options = { ...options.defaults, mode: 'verbal' }
const { start, must, play, refusal, recap } = playRules(rules, messages, verbal, {
  lists: table.lists,
})
const random = seeded(5)

function move(state: State, step: Move, now: number): State {
  return must(state, step, { now, random })
}

const answer: Move = { type: 'answer' }

/** The clock runs from 0; one answer a second has been given so many times. */
function going(answers = 0): State {
  let state = move(move(start(), { type: 'stop' }, 0), { type: 'resume' }, 0)
  for (let second = 1; second <= answers; second++) state = move(state, answer, second * 1000)
  return state
}

describe('one column goes round', () => {
  test('one column and one letter, and the clock waits', () => {
    const state = move(start(), { type: 'stop' }, 0)
    expect(state.columns).toHaveLength(1)
    expect(state.letters).toHaveLength(1)
    expect(state.phase).toMatchObject({ name: 'turn', seat: 0, clock: { runningSince: null } })
    expect(refusal(state, answer)).toBe('The clock is not running yet.')
  })

  test.each([
    [0, 5000],
    [3, 5000],
    [4, 4500],
    [8, 4000],
    [24, 2000],
    [32, 2000],
  ])('after %i answers of four players a turn takes %i ms', (answers, lengthMs) => {
    expect(going(answers).phase).toMatchObject({ seat: answers % 4, clock: { lengthMs } })
  })

  test('clockwise: within a letter nobody answers twice more than another', () => {
    const turns = [0, 0, 0, 0]
    let state = going()
    for (let second = 1; second <= 22; second++) {
      const seat = rules.waitsFor(state)[0] ?? 0
      turns[seat] = (turns[seat] ?? 0) + 1
      state = move(state, answer, second * 1000)
    }
    expect(Math.max(...turns) - Math.min(...turns)).toBe(1)
  })

  test('the columns are the usual three and the packs’, never the same twice running', () => {
    const seen: string[] = []
    let state = start()
    for (let skips = 0; skips < 200; skips++) {
      seen.push(state.columns[0]?.raw ?? '')
      state = move(state, { type: 'skip' }, 0)
    }
    expect(new Set(seen).size).toBeGreaterThan(40)
    expect(seen).toEqual(expect.arrayContaining(['Country', 'Island', 'City']))
    expect(seen.some((column, index) => column === seen[index - 1])).toBe(false)
  })

  test('without extras only the usual three come', () => {
    let state = start({ extras: 0 })
    for (let skips = 0; skips < 50; skips++) {
      expect(['Country', 'Island', 'City']).toContain(state.columns[0]?.raw)
      expect(rules.prompt(state)).toBeNull()
      state = move(state, { type: 'skip' }, 0)
    }
  })

  test('not for us swaps the column free of charge, the clock waits again', () => {
    const before = going(3)
    const after = move(before, { type: 'skip' }, 3500)
    expect(after.columns).not.toEqual(before.columns)
    expect(after.slips).toEqual([0, 0, 0, 0])
    expect(after.phase).toMatchObject({ seat: 3, answers: 0, clock: { runningSince: null } })
  })
})

describe('out of time', () => {
  test.each([
    ['not before', 4999, 'There is time left.'],
    ['then', 5000, null],
    ['not when the clock was set back', -60_000, 'There is time left.'],
  ])('%s', (_, now, expected) => {
    expect(refusal(going(), { type: 'timeout' }, { now })).toBe(expected)
  })

  test('costs one, and the loser starts the next', () => {
    const lost = move(going(2), { type: 'timeout' }, 7000)
    expect(lost.phase).toMatchObject({ name: 'lost', seat: 2, why: 'time' })
    expect(lost.slips).toEqual([0, 0, 1, 0])
    const next = move(lost, { type: 'next' }, 8000)
    expect(next).toMatchObject({ round: 2, stopper: 2, phase: { name: 'letter' } })
    expect(move(next, { type: 'stop' }, 9000).phase).toMatchObject({ name: 'turn', seat: 2 })
  })

  test('an answer after it comes too late', () => {
    expect(refusal(going(), answer, { now: 5001 })).toBe('A breath too late.')
  })

  test('a phone asleep costs nobody anything', () => {
    const slept = move(going(1), { type: 'timeout' }, 600_000)
    expect(slept.phase).toMatchObject({ name: 'turn', seat: 1, clock: { runningSince: null } })
    const rested = rules.pause(going(1))
    expect(refusal(rested, { type: 'timeout' }, { now: 600_000 })).toBe('The clock is not running.')
    const resumed = move(rested, { type: 'resume' }, 600_000)
    expect(refusal(resumed, { type: 'timeout' }, { now: 604_999 })).toBe('There is time left.')
  })
})

describe('a doubtful answer', () => {
  const doubted = move(going(2), { type: 'challenge', seat: 3 }, 2500)

  test('stops the clock; the one who gave it is asked about', () => {
    expect(doubted.phase).toMatchObject({
      challenge: { seat: 1, by: 3 },
      clock: { runningSince: null, leftMs: 5000 },
    })
    expect(refusal(doubted, { type: 'resume' })).toBe('Finish the vote first.')
    expect(refusal(doubted, { type: 'skip' })).toBe('Nothing to swap just now.')
    expect(refusal(doubted, answer)).toBe('Finish the vote first.')
  })

  test.each([
    ['voted out: who gave it pays', 1, 3, { name: 'lost', seat: 1, why: 'answer' }, [0, 1, 0, 0]],
    ['upheld: who doubted pays', 3, 1, { name: 'lost', seat: 3, why: 'doubt' }, [0, 0, 0, 1]],
    ['a tie: it stands as well', 2, 2, { name: 'lost', seat: 3, why: 'doubt' }, [0, 0, 0, 1]],
  ])('%s', (_, upheld, against, phase, slips) => {
    const state = move(move(doubted, vote(upheld, against), 3000), { type: 'judge' }, 3000)
    expect(state.phase).toMatchObject(phase)
    expect(state.slips).toEqual(slips)
  })

  test('may turn out to be somebody else’s doubt; the hands stay counted', () => {
    const state = play(doubted, vote(1, 2), { type: 'challenge', seat: 0 })
    expect(state.phase).toMatchObject({ challenge: { seat: 1, by: 0, vote: { against: 2 } } })
  })

  test('can be taken back', () => {
    const state = move(doubted, { type: 'drop' }, 3000)
    expect(state.phase).toMatchObject({ name: 'turn', seat: 2, challenge: null })
  })

  test.each<[string, State, Move, string]>([
    [
      'nothing said yet',
      going(),
      { type: 'challenge', seat: 1 },
      'There is no answer to doubt yet.',
    ],
    ['one’s own', going(2), { type: 'challenge', seat: 1 }, 'Nobody doubts their own answer.'],
    ['from nowhere', going(2), { type: 'challenge', seat: 9 }, 'Nobody sits there.'],
    ['no hands', doubted, { type: 'judge' }, 'Nobody has voted yet.'],
    ['too many hands', doubted, vote(4, 1), 'That is more votes than players.'],
  ])('%s', (_, state, step, sentence) => {
    expect(refusal(state, step)).toBe(sentence)
  })
})

test('ends after its letters and says who did what', () => {
  let state = start({ rounds: 3 })
  expect(recap(state)).toMatchObject({ headline: 'Nobody was caught out.', winners: [] })
  for (const loser of [0, 0, 0]) {
    state = move(state, { type: 'stop' }, 0)
    state = move(state, { type: 'resume' }, 0)
    // A letter that is still being played is not counted.
    const played = state.round - 1
    const note = `in ${played} ${played === 1 ? 'letter' : 'letters'}`
    expect(recap(state).rows[0]?.note).toBe(`slips ${note}`)
    state = move(state, { type: 'timeout' }, 5000)
    expect(state.phase).toMatchObject({ seat: loser })
    state = move(state, { type: 'next' }, 5000)
  }
  expect(rules.ended(state)).toBe(true)
  const ended = recap(state)
  expect(ended.headline).toBe('Anna looked at the ceiling most.')
  expect(ended.winners).toEqual([1, 2, 3])
  expect(ended.rows.at(-1)).toMatchObject({ seat: 0, score: '3', note: 'slips in 3 letters' })
})
