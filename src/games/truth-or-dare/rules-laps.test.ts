import { describe, expect, test } from 'vitest'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Move, State } from './rules-state.ts'

const lists = ['Truth', 'Dare'].map((what) =>
  Array.from({ length: 90 }, (_, at) => `${what} ${at}`),
)
const { start, must, due, recap } = playRules(
  rules,
  messages,
  { ...options.defaults, truthLimit: 0, others: false },
  { lists, seating: 'own' },
)

/** Passes: the shortest turn. What came of it is shown. */
function pass(state: State): State {
  const ready = state.card.phase === 'spin' ? due(state) : state
  const choose: Move = { type: 'choose', kind: 'truth' }
  const doing = must(ready, choose, { by: ready.turn, now: ready.card.wakesAtMs })
  return must(doing, { type: 'pass' }, { by: doing.turn })
}

function goOn(state: State, away: readonly number[] = []): State {
  return must(state, { type: 'next' }, { by: 1, now: state.card.wakesAtMs, away })
}

const passes = (state: State, count: number) =>
  Array.from({ length: count }).reduce<State>((before) => goOn(pass(before)), state)

/** Bo has called it, Cem has not. */
function called(): State {
  const three = start({}, ['Anna', 'Bo', 'Cem'])
  const right = must(three, { type: 'call', call: 'pass' }, { by: 1 })
  return must(right, { type: 'call', call: 'dare' }, { by: 2 })
}

/** Of the lap's last turn. */
const lastShown = () => pass(passes(called(), 2))

describe('laps', () => {
  test.each([
    [11, 5, 5],
    [12, 5, 1],
    [20, 3, 1],
    [12, 10, 1],
    ['11, until we stop', 0, 0],
    ['12, until we stop or about twelve minutes', 0, 1],
    ['20, until we stop or about twelve minutes', 0, 1],
  ] as const)('of %s players who chose %i: %i', (players, turns, laps) => {
    const game = start({ turns }, Number.parseInt(String(players), 10))
    expect([game.laps, rules.view(game, 'screen').rounds]).toEqual([laps, laps])
  })

  test('with twelve players the game is over after a turn each', () => {
    const twelve = passes(start({ turns: 0 }, 12), 11)
    expect(twelve.over).toBe(false)
    expect(passes(twelve, 1).over).toBe(true)
  })

  test('on one phone they are as many as chosen', () => {
    const one = playRules(rules, messages, options.defaults, { lists })
    expect(one.start({ turns: 0 }, 12).laps).toBe(0)
  })
})

describe('the best caller of a lap gets a point', () => {
  test('with the lap, once', () => {
    expect(passes(called(), 1).last?.knew).toEqual([1])
    expect(passes(called(), 2).points).toEqual([0, 0, 0])
    const over = passes(called(), 3)
    expect(over).toMatchObject({ points: [0, 1, 0], calls: [0, 0, 0], lap: 1 })
    expect(recap(over).winners).toEqual([1])
    expect(passes(over, 3).points).toEqual([0, 1, 0])
  })

  test.each<[string, (state: State) => State]>([
    ['the one whose turn is shown leaves', (state) => rules.leave(state, 2, noTime())],
    ['another leaves, and somebody goes on', (state) => goOn(rules.leave(state, 0, noTime()))],
    ['it goes to one phone', (state) => rules.reseat(state, 'passed', noTime())],
  ])('also where %s', (_, end) => {
    expect(end(lastShown())).toMatchObject({ points: [0, 1, 0], calls: [0, 0, 0], lap: 1 })
  })

  test('also where the last to come leaves in the middle of the turn', () => {
    const left = rules.leave(passes(called(), 2), 2, noTime())
    expect(left).toMatchObject({ points: [0, 1, 0], lap: 1 })
  })

  const ends: [string, State, State | null, readonly number[]][] = [
    ['the game ends with the lap', lastShown(), goOn(lastShown()), [0, 1, 0]],
    ['the host ends it when all had their turn', lastShown(), null, [0, 1, 0]],
    ['those to come are away', pass(passes(called(), 1)), null, [0, 0, 0]],
    [
      'those to come are away, and somebody goes on',
      pass(passes(called(), 1)),
      goOn(pass(passes(called(), 1)), [2]),
      [0, 1, 0],
    ],
    ['the lap is not over', passes(called(), 1), null, [0, 0, 0]],
  ]
  test.each(ends)('where it is ended early: %s', (_, state, after, points) => {
    expect(rules.close?.(state, after)).toEqual({ ...state, points })
  })
})
