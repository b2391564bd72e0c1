import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Move, options, type State } from './rules-state.ts'

const { start: begin, play, due, recap } = playRules(rules, messages, options.defaults)
const start: Move = { type: 'start' }
const answer: Move = { type: 'answer' }
const repeat: Move = { type: 'repeat' }
const next: Move = { type: 'next' }

function playing(...moves: Move[]): State {
  return play(begin(), start, ...moves)
}

const answers = (count: number) => Array<Move>(count).fill(answer)

describe('who did what', () => {
  test.each<[string, State, string, number[]]>([
    ['nothing yet', begin(), 'Nobody has answered yet.', []],
    [
      'before anybody pays',
      playing(answer),
      'Everybody paid the same. Longest run: one, by Anna.',
      [0, 1, 2, 3],
    ],
    [
      'three have paid nothing',
      due(playing(...answers(5))),
      'Paid least: Anna, Cem and Dot. Longest run: two, by Anna.',
      [0, 2, 3],
    ],
    [
      'one has paid nothing',
      play(
        begin(),
        start,
        answer,
        answer,
        repeat,
        next,
        start,
        answer,
        answer,
        repeat,
        next,
        start,
        answer,
        repeat,
      ),
      'Paid least: Anna and Dot. Longest run: one, by Anna and Bo.',
      [0, 3],
    ],
  ])('%s', (_, state, headline, winners) => {
    expect(recap(state)).toMatchObject({ headline, winners })
  })

  test('a row says no more than there is', () => {
    expect(recap(due(playing(answer))).rows.map(({ note }) => note)).toEqual([
      'penalties, 1 answer',
      'penalties, no answers',
      'penalties, no answers',
      'penalty, no answers',
    ])
  })

  test('a run ends with a penalty, and a false answer is not part of it', () => {
    const state = playing(...answers(9), repeat)
    expect(state.scores).toMatchObject({ run: [0, 2, 2, 2], longestRun: [2, 2, 2, 2] })
    expect(recap(state).rows).toMatchObject([
      { seat: 1, score: '0', note: 'penalties, 2 answers, 2 in a row' },
      { seat: 2, score: '0', note: 'penalties, 2 answers, 2 in a row' },
      { seat: 3, score: '0', note: 'penalties, 2 answers, 2 in a row' },
      { seat: 0, score: '1', note: 'penalty, 2 answers, 2 in a row' },
    ])
  })
})
