import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/play-rules.ts'
import { rules } from './rules.ts'
import { type Move, options, type State } from './rules-state.ts'
import { table, toMarking, vote } from './rules-test-table.ts'

const { start, play, refusal } = playRules(rules, options.usual, table)

const next: Move = { type: 'next' }
const mark = (seat: number): Move => ({ type: 'mark', seat })
const write = (seat: number, answer: string): Move => ({ type: 'write', seat, answer })

/** The points of the column on the table. */
function points(state: State): readonly number[] | undefined {
  const { phase } = state
  return phase.name === 'marking' ? rules.view(state, null).points[phase.column] : undefined
}

describe('marking on paper', () => {
  const marking = play(start(), ...toMarking)

  test.each([
    ['one tap is their own', [0], [20, 0, 0]],
    ['two taps are shared', [0, 0, 1, 1], [5, 5, 0]],
    ['three taps are nothing again', [0, 0, 0], [0, 0, 0]],
    ['all at once', [0, 1, 1, 2, 2], [10, 5, 5]],
  ])('%s', (_, taps, expected) => {
    expect(points(play(marking, ...taps.map(mark)))).toEqual(expected)
  })

  test('column by column, back and forth, and the round is counted after the last', () => {
    const there: Move[] = [mark(0), next, mark(0), mark(1), next]
    const back: Move[] = [{ type: 'turn-to', column: 0 }, mark(2), next, next, next, next, next]
    const state = play(marking, ...there, ...back)
    expect(state.phase.name).toBe('scores')
    expect(state.history).toEqual([[20, 10, 10]])
    expect(rules.view(state, null).totals).toEqual([20, 10, 10])
  })

  test('shared takes two', () => {
    const lonely = play(marking, mark(0), mark(0))
    expect(refusal(lonely, next)).toBe('Country: shared takes two. Who else?')
    expect(refusal(play(lonely, mark(1), mark(1)), next)).toBeNull()
    const later = play(lonely, { type: 'turn-to', column: 1 })
    expect(refusal(later, next)).toBe('Country: shared takes two. Who else?')
  })

  test('shared, and voted out: it need not be shared with anybody', () => {
    const shared = play(marking, mark(0), mark(0), mark(1), mark(1))
    const out = play(shared, { type: 'challenge', seat: 0 }, vote(0, 2), { type: 'judge' })
    expect(refusal(play(out, mark(1), mark(1)), next)).toBeNull()
  })

  test.each<[string, Move, string]>([
    ['nobody sits there', mark(7), 'Nobody sits there.'],
    ['no such column', { type: 'turn-to', column: 5 }, 'There is no such column.'],
    ['nothing is typed', write(0, 'Bonn'), 'Tonight answers are marked, not typed.'],
    ['no answer, no vote', { type: 'challenge', seat: 2 }, 'There is no answer to vote on.'],
    ['nothing is stopped', { type: 'stop' }, 'The answers are being counted.'],
  ])('%s', (_, move, sentence) => {
    expect(refusal(marking, move)).toBe(sentence)
  })
})

describe('a challenge', () => {
  const marking = play(start({}, 5), ...toMarking, mark(0), mark(1))
  const challenged = play(marking, { type: 'challenge', seat: 0 })

  test.each([
    ['a majority against it fells it, and its neighbour is the sole one', 1, 3, [0, 20, 0, 0, 0]],
    ['a majority for it lets it stand', 3, 1, [10, 10, 0, 0, 0]],
    ['a tie is valid', 2, 2, [10, 10, 0, 0, 0]],
  ])('%s', (_, upheld, against, expected) => {
    expect(points(play(challenged, vote(upheld, against), { type: 'judge' }))).toEqual(expected)
  })

  test('frees the twin of a shared answer', () => {
    const shared = play(marking, mark(0), mark(1), mark(2))
    expect(points(shared)).toEqual([5, 5, 10, 0, 0])
    const felled = play(shared, { type: 'challenge', seat: 0 }, vote(0, 4), { type: 'judge' })
    expect(points(felled)).toEqual([0, 10, 10, 0, 0])
    expect(refusal(felled, next)).toBeNull()
  })

  test('can be taken back, or held again', () => {
    expect(points(play(challenged, { type: 'drop' }))).toEqual([10, 10, 0, 0, 0])
    const felled = play(challenged, vote(0, 5), { type: 'judge' })
    expect(refusal(felled, mark(0))).toBe('The table voted that one out. Ask it again?')
    const again = play(felled, { type: 'challenge', seat: 0 }, vote(5, 0), { type: 'judge' })
    expect(points(again)).toEqual([10, 10, 0, 0, 0])
  })

  test.each<[string, Move, string]>([
    ['no hands, no verdict', { type: 'judge' }, 'Nobody has voted yet.'],
    ['no more hands than players', vote(3, 3), 'That is more votes than players.'],
    ['whole hands', vote(0.5, 1), 'Votes come in whole hands.'],
    ['the vote first', next, 'Finish the vote first.'],
  ])('%s', (_, move, sentence) => {
    expect(refusal(challenged, move)).toBe(sentence)
  })
})

describe('typed answers', () => {
  const typing = play(start({ answers: 'typed' }), ...toMarking)
  const letter = typing.letters[0] ?? ''

  test('are compared by the phone', () => {
    const state = play(
      typing,
      write(0, `${letter}onn`),
      write(1, ` ${letter.toLowerCase()}ONN`),
      write(2, `${letter}ern`),
    )
    expect(points(state)).toEqual([5, 5, 10])
  })

  test('have to begin with the letter', () => {
    const state = play(typing, write(0, '1nowhere'), write(1, `${letter}a`))
    expect(points(state)).toEqual([0, 20, 0])
    expect(refusal(state, { type: 'challenge', seat: 0 })).toContain(`begin with ${letter}`)
  })

  test('voted out are out for everybody who had the same, until they are changed', () => {
    const state = play(
      typing,
      write(0, `${letter}onk`),
      write(1, `the ${letter}ONK`),
      write(2, `${letter}ern`),
      { type: 'challenge', seat: 0 },
      vote(1, 2),
      { type: 'judge' },
    )
    expect(points(state)).toEqual([0, 0, 20])
    expect(points(play(state, write(1, `${letter}onn`)))).toEqual([0, 10, 10])
  })

  test('are not tapped, and not endless', () => {
    expect(refusal(typing, mark(0))).toBe('Tonight answers are typed.')
    expect(refusal(typing, write(0, 'B'.repeat(61)))).toBe('That is a long place. Shorten it.')
    expect(refusal(typing, write(7, 'B'))).toBe('Nobody sits there.')
  })
})
