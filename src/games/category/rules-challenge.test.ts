import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Move, options, type State } from './rules-state.ts'

const { start: begin, must, play, refusal } = playRules(rules, messages, options.defaults)
const start: Move = { type: 'start' }
const answer: Move = { type: 'answer' }
const next: Move = { type: 'next' }
const challenge = (by?: number): Move => ({ type: 'challenge', by })
const verdict = (upheld: number, against: number): Move => ({ type: 'verdict', upheld, against })

function playing(...moves: Move[]): State {
  return play(begin(), start, ...moves)
}

describe('a challenge', () => {
  test('stops the clock with what was left', () => {
    const doubted = must(playing(answer), challenge(3), { now: 1200 })
    expect(doubted.card).toMatchObject({ phase: 'challenged', challenger: 3 })
    expect(doubted.card.clock).toMatchObject({ leftMs: 3800, runningSince: null })
    expect(rules.waitsFor(doubted)).toEqual([])
  })

  test('is by the holder of the phone unless somebody is named', () => {
    expect(playing(answer, challenge()).card).toMatchObject({ challenger: 1 })
    expect(playing(answer, challenge(), challenge(2)).card).toMatchObject({ challenger: 2 })
  })

  test.each<[string, Move, number, 'upheld' | 'rejected']>([
    ['a majority upholds the answer: the challenger pays', verdict(3, 1), 3, 'upheld'],
    ['a majority rejects it: the answerer pays', verdict(1, 3), 0, 'rejected'],
    ['a tie lets it stand', verdict(2, 2), 3, 'upheld'],
    ['the table may speak with one voice', verdict(0, 1), 0, 'rejected'],
  ])('%s', (_, vote, loser, fault) => {
    const settled = playing(answer, challenge(3), vote)
    expect(settled.card).toMatchObject({ phase: 'settled', loser, fault, clock: null })
    expect(settled.scores.penalties[loser]).toBe(1)
    expect(play(settled, next).turn).toBe(loser)
  })

  test('a rejected answer does not count as one, an upheld one does', () => {
    expect(playing(answer, challenge(3), verdict(0, 1)).scores.answers[0]).toBe(0)
    expect(playing(answer, challenge(3), verdict(1, 0)).scores.answers[0]).toBe(1)
  })

  test.each<[string, State, Move, string]>([
    ['before an answer', playing(), challenge(1), 'Nobody has answered yet.'],
    ['one’s own', playing(answer), challenge(0), 'Nobody challenges their own answer.'],
    ['by nobody', playing(answer), challenge(9), 'Nobody sits there.'],
    ['not a vote', playing(answer, challenge(1)), verdict(0, 0), 'Nobody has voted yet.'],
    [
      'too many votes',
      playing(answer, challenge(1)),
      verdict(3, 2),
      'That is more votes than players.',
    ],
    ['an answer meanwhile', playing(answer, challenge(1)), answer, 'The table votes first.'],
    ['a verdict on nothing', playing(answer), verdict(1, 0), 'Not while the clock runs.'],
  ])('%s is refused', (_, state, move, sentence) => {
    expect(refusal(state, move)).toBe(sentence)
  })
})
