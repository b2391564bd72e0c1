import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import type { View } from './rules-view.ts'

const { must, due, ...table } = playRules(rules, messages, options.defaults, {
  seating: 'own',
  lists: [],
})
const stopped = (changes: Partial<typeof options.defaults> = {}) =>
  must(table.start(changes), { type: 'stop' }, { by: 0 })

const context = noTime()

type PhaseName = View['phase']['name']

function phaseOf<Name extends PhaseName>(
  state: State,
  name: Name,
  viewer: number | 'screen' = 'screen',
) {
  const { phase } = rules.view(state, viewer)
  if (phase.name !== name) throw new Error(phase.name)
  return phase as Extract<View['phase'], { name: Name }>
}

const word = (state: State, ending: string) => `${state.letters.at(-1)}${ending}`
const draft = (state: State, by: number, ending: string) =>
  must(state, { type: 'draft', answers: state.columns.map(() => word(state, ending)) }, { by })
const written = (...endings: readonly string[]) =>
  due(endings.reduce((state, ending, seat) => draft(state, seat, ending), stopped()))
const keyOf = (state: State, ending: string) => word(state, ending).toLowerCase()

describe('drafts', () => {
  const state = draft(stopped(), 1, 'ab')

  test('come back to the phone that sent them, and to no other', () => {
    expect(phaseOf(state, 'filling', 1).writing.answers?.[0]).toBe(word(state, 'ab'))
    expect(phaseOf(state, 'filling', 2).writing.answers).toEqual([])
    expect(phaseOf(state, 'filling').writing.answers).toBeNull()
  })

  test('count as typed when time is up', () => {
    expect(phaseOf(due(state), 'column').judging.groups).toMatchObject([{ seats: [1] }])
  })
})

describe('a column', () => {
  const shown = written('ab', 'ac', 'ad', 'ad')

  test('has been shown on a TV once its plates have dropped', () => {
    const { judging } = phaseOf(shown, 'column')
    expect(judging.shownAtMs - (judging.clock.runningSince ?? 0)).toBe(400 + 4 * 90 + 260)
  })

  test('waits longer for the only answer', () => {
    const { judging } = phaseOf(written('ab'), 'column')
    expect(judging.shownAtMs - (judging.clock.runningSince ?? 0)).toBe(400 + 2 * 90 + 700 + 260)
  })

  test('that is shown counts, whoever leaves then; what is not shown yet does not', () => {
    const context = { ...noTime(), now: 80_000 }
    const toEnd = (state: State): State =>
      state.phase.name === 'column' ? toEnd(due(state)) : state
    const points = (state: State) => toEnd(state).history[0]
    const columns = shown.columns.length
    expect(points(shown)).toEqual([10, 10, 5, 5].map((each) => each * columns))
    const second = due(shown)
    expect(points(rules.leave(second, 3, context))).toEqual([
      10 * columns,
      10 * columns,
      // Two columns shared, and after that alone with it.
      5 * 2 + 10 * (columns - 2),
      5 * 2,
    ])
    expect(points(rules.leave(shown, 0, context))?.[0]).toBe(10)
  })

  test('has likes from four players on', () => {
    expect(phaseOf(shown, 'column').canLike).toBe(true)
    expect(phaseOf(rules.leave(shown, 3, { ...context, now: 80_000 }), 'column').canLike).toBe(
      false,
    )
  })
})

describe('a doubted answer', () => {
  const shown = written('ab', 'ac', 'ad', 'ad')
  const key = keyOf(shown, 'ab')
  const doubted = due(must(shown, { type: 'doubt', key }, { by: 1, now: 76_000 }))
  const now = 84_000
  const vote = (state: State, by: number, stands: boolean) =>
    must(state, { type: 'stand', stands }, { by, now })
  const told = (...stands: readonly boolean[]) =>
    stands.reduce((state, each, at) => vote(state, at + 1, each), doubted)

  test.each([
    ['out', [false, false, true], false],
    ['counted', [true, true, false], true],
  ] as const)('is told to be %s before the next column', (_, stands, counts) => {
    const state = told(...stands)
    const { column, judging } = phaseOf(state, 'column')
    expect(column).toBe(0)
    expect(judging).toMatchObject({ stage: 'told', doubted: null, voters: [] })
    expect(judging.verdict).toEqual({ key, answer: word(shown, 'ab'), stands: counts })
    expect(rules.waitsFor(state)).toEqual([])
    expect(phaseOf(due(state), 'column').column).toBe(1)
  })

  test('is told before the next vote', () => {
    const both = due(
      [key, keyOf(shown, 'ac')].reduce(
        (state, each) => must(state, { type: 'doubt', key: each }, { by: 3, now: 76_000 }),
        shown,
      ),
    )
    const state = [1, 2, 3].reduce((before, by) => vote(before, by, false), both)
    expect(phaseOf(state, 'column').judging.stage).toBe('told')
    expect(phaseOf(due(state), 'column').judging).toMatchObject({
      stage: 'vote',
      doubted: keyOf(shown, 'ac'),
    })
  })

  test('no longer holds the table when its author leaves', () => {
    const left = rules.leave(told(false, false, true), 0, { ...context, now })
    expect(phaseOf(due(left), 'column').column).toBe(1)
  })
})

describe('out loud', () => {
  const ready = stopped({ mode: 'verbal' })
  const begun = must(ready, { type: 'start' }, { by: 0, now: 4000 })
  const answered = must(begun, { type: 'answer' }, { by: 0, now: 5000 })

  test('calls are made before it starts', () => {
    expect(phaseOf(ready, 'spoken', 1).canCall).toBe(true)
    expect(phaseOf(begun, 'spoken', 1).canCall).toBe(false)
  })

  test.each([
    ['the one who gave it', answered, 0, false],
    ['another', answered, 2, true],
    ['anybody before the first', begun, 2, false],
  ] as const)('an answer may be challenged by %s', (_, state, viewer, can) => {
    expect(phaseOf(state, 'spoken', viewer).canDoubt).toBe(can)
  })

  test('an answer may be challenged for four seconds', () => {
    expect(phaseOf(answered, 'spoken').doubtUntilMs).toBe(9000)
  })
})
