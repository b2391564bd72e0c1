import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'
import { table, toMarking } from './rules-test-table.ts'

const { start, play, refusal } = playRules(rules, messages, options.defaults, table)

const next: Move = { type: 'next' }
const shared = (seat: number): Move => ({ type: 'mark', seat, mark: 'shared' })
const none = (seat: number): Move => ({ type: 'mark', seat, mark: 'none' })
const ruleOut = (seat: number): Move => ({ type: 'rule-out', seat })
const write = (seat: number, answer: string): Move => ({ type: 'write', seat, answer })

/** The points of the column on the table. */
function points(state: State): readonly number[] | undefined {
  const { phase } = state
  return phase.name === 'marking' ? rules.view(state, 'device').points[phase.column] : undefined
}

describe('marking on paper', () => {
  const marking = play(start(), ...toMarking)

  test.each<[string, Move[], number[]]>([
    ['every answer is right and unique without a tap', [], [10, 10, 10]],
    ['one tap each makes two of them shared', [shared(0), shared(1)], [5, 5, 10]],
    ['one tap rules an answer out', [none(2)], [10, 10, 0]],
    ['the only one left has 20', [none(0), none(2)], [0, 20, 0]],
    ['the same tap again takes it back', [none(2), none(2), shared(0), shared(0)], [10, 10, 10]],
    ['a shared one may be out after all', [shared(0), shared(1), none(0)], [0, 10, 10]],
    ['an empty column has nothing', [none(0), none(1), none(2)], [0, 0, 0]],
  ])('%s', (_, moves, expected) => {
    expect(points(play(marking, ...moves))).toEqual(expected)
  })

  test('four players with one disputed answer take one tap, and one more for each column', () => {
    const state = play(start({ extras: 0 }, 4), ...toMarking, none(3), next, next, next)
    expect(state.phase.name).toBe('scores')
    expect(state.history).toEqual([[30, 30, 30, 20]])
  })

  test('column by column, back and forth, and the round is counted after the last', () => {
    const there: Move[] = [none(1), none(2), next, none(2), next]
    const back: Move[] = [{ type: 'turn-to', column: 0 }, none(2), next, next, next, next, next]
    const state = play(marking, ...there, ...back)
    expect(state.phase.name).toBe('scores')
    expect(state.history).toEqual([[50, 40, 40]])
    expect(rules.view(state, 'device').totals).toEqual([50, 40, 40])
  })

  test('shared takes two', () => {
    const lonely = play(marking, shared(0))
    expect(refusal(lonely, next)).toBe('Country: shared takes two. Who else?')
    expect(refusal(play(lonely, shared(1)), next)).toBeNull()
    const later = play(lonely, { type: 'turn-to', column: 1 })
    expect(refusal(later, next)).toBe('Country: shared takes two. Who else?')
  })

  test('a sheet that was saved when each answer was tapped goes on, its votes undone by a tap', () => {
    const empty = { mark: 'none', answer: '', out: false } as const
    const own = { ...empty, mark: 'own' } as const
    const sheet = Array.from({ length: 5 }, () => [own, { ...own, out: true }, empty])
    const challenge = { seat: 0, vote: { upheld: 0, against: 0 } }
    const phase = { name: 'marking', column: 0, sheet, challenge } as const
    const saved: State = { ...marking, phase }
    expect(points(saved)).toEqual([20, 0, 0])
    expect(points(play(saved, shared(1), shared(2)))).toEqual([10, 5, 5])
    expect(refusal(saved, next)).toBeNull()
  })

  test.each<[string, Move, string]>([
    ['nobody sits there', none(7), 'Nobody sits there.'],
    ['no such column', { type: 'turn-to', column: 5 }, 'There is no such column.'],
    ['nothing is typed', write(0, 'Bonn'), 'Tonight answers are marked, not typed.'],
    ['nor ruled out as typed', ruleOut(0), 'Tonight answers are marked, not typed.'],
    ['nothing is stopped', { type: 'stop' }, 'The answers are being counted.'],
  ])('%s', (_, move, sentence) => {
    expect(refusal(marking, move)).toBe(sentence)
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
    expect(refusal(state, ruleOut(0))).toContain(`begin with ${letter}`)
    expect(refusal(state, ruleOut(2))).toBe('There is no answer to rule out.')
  })

  test('ruled out are out for everybody who had the same, until they are changed or tapped again', () => {
    const state = play(
      typing,
      write(0, `${letter}onk`),
      write(1, `the ${letter}ONK`),
      write(2, `${letter}ern`),
      ruleOut(0),
    )
    expect(points(state)).toEqual([0, 0, 20])
    expect(points(play(state, ruleOut(1)))).toEqual([5, 5, 10])
    expect(points(play(state, write(1, `${letter}onn`)))).toEqual([0, 10, 10])
  })

  test('are not tapped, and not endless', () => {
    expect(refusal(typing, none(0))).toBe('Tonight answers are typed.')
    expect(refusal(typing, write(0, 'B'.repeat(61)))).toBe('That is a long place. Shorten it.')
    expect(refusal(typing, ruleOut(7))).toBe('Nobody sits there.')
    expect(refusal(typing, write(7, 'B'))).toBe('Nobody sits there.')
  })
})
