import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { absentSeats, countChances } from './chances.ts'
import type { GameRules, MoveContext } from './game-rules.ts'
import { seatsHere } from './presence.ts'
import type { Chances, Seating, TableState } from './seating.ts'
import { leaders, rankRows } from './standings.ts'

/** Whom it asks, and about what: each test moves it on. */
type Asking = TableState & { asks: readonly number[]; prompt: string; points: readonly number[] }

type Change = Partial<Pick<Asking, 'asks' | 'prompt'>>

const asking = {
  move: (state: Asking, change: Change) => ({ ...state, ...change }),
  passOver: (state: Asking, seat: number) => ({
    ...state,
    asks: state.asks.filter((other) => other !== seat),
  }),
  waitsFor: ({ asks }: Asking) => asks,
  prompt: ({ prompt }: Asking) => prompt,
  recap: (state: Asking) => ({
    headline: { code: 'x' },
    winners: leaders(state.points, seatsHere(state)),
    rows: rankRows(state.points, 'most', (_, count) => ({
      score: String(count),
      note: { code: 'x' },
    })),
  }),
}

const rules = countChances(asking as unknown as GameRules<Asking, Change, unknown, unknown>)

function table(asks: readonly number[], seating: Seating = 'own'): Asking {
  const players = ['Ann', 'Bo', 'Cy', 'Dot'].map((name) => ({ id: name, name }))
  return { players, seating, asks, prompt: 'one', points: [4, 3, 2, 1] }
}

type Step = [by: MoveContext['by'] | 'passed', change: Change | number, away?: readonly number[]]

function play(state: Asking, ...steps: readonly Step[]): Asking {
  return steps.reduce((current, [by, change, away = []]) => {
    const context = { now: 0, random: seeded(1), away }
    if (typeof change === 'number') return rules.passOver(current, change, context)
    return rules.move(current, change, { ...context, by: by as MoveContext['by'] }) as Asking
  }, state)
}

/** As `answered/given`, by seat. */
function countsOf({ chances }: Asking): string {
  const { given, answered } = chances ?? ({ given: [], answered: [] } as unknown as Chances)
  return given.map((count, seat) => `${answered[seat]}/${count}`).join(' ')
}

describe('a chance', () => {
  test.each<[string, readonly number[], Step[], string]>([
    ['is answered by an own move', [0], [[0, { asks: [1] }]], '1/1 0/0 0/0 0/0'],
    ['is missed when the clock ends it', [0], [['clock', { asks: [] }]], '0/1 0/0 0/0 0/0'],
    ['is missed when it is passed over', [0, 1], [['passed', 0]], '0/1 0/0 0/0 0/0'],
    ['is none when somebody else ends it', [0], [[1, { asks: [] }]], ''],
    [
      'is one, however many moves it takes',
      [0],
      [
        [0, {}],
        [0, {}],
        [0, { asks: [1] }],
      ],
      '1/1 0/0 0/0 0/0',
    ],
    [
      'begins anew with the prompt',
      [0, 1],
      [
        [0, { asks: [0, 1], prompt: 'two' }],
        ['clock', { asks: [] }],
      ],
      '1/2 0/1 0/0 0/0',
    ],
    [
      'is answered by who is back while others are asked',
      [0, 1, 2],
      [
        ['passed', 0, [0]],
        [0, {}],
        [1, { asks: [2] }],
      ],
      '1/1 1/1 0/0 0/0',
    ],
    [
      'is missed by who is back when all have answered',
      [0, 1],
      [
        ['passed', 0, [0]],
        [1, { asks: [] }],
        [0, { prompt: 'two' }],
      ],
      '0/1 1/1 0/0 0/0',
    ],
    [
      'goes by who is away when turns pass it: a share of what the others get',
      [0],
      [
        [0, { asks: [2] }, [1]],
        [2, { asks: [0] }, [1]],
      ],
      '1/1 0/0.66 1/1 0/0',
    ],
    [
      'is no other’s when who is away is passed over',
      [0],
      [['passed', 0, [0, 1]]],
      '0/1 0/0 0/0 0/0',
    ],
    [
      'goes by once only where the seat itself was asked',
      [0, 1],
      [
        ['passed', 1, [1]],
        [0, { asks: [] }, [1]],
      ],
      '1/1 0/1 0/0 0/0',
    ],
  ])('%s', (_, asks, steps, counts) => {
    expect(countsOf(play(table(asks), ...steps))).toBe(counts)
  })

  test('is not counted on one phone', () => {
    expect(play(table([0], 'passed'), ['device', { asks: [] }]).chances).toBeUndefined()
  })

  test('is kept while the phone is passed round', () => {
    const own = play(table([0]), ['clock', { asks: [1] }])
    const passed = play({ ...own, seating: 'passed' }, ['device', { asks: [] }])
    expect(passed.chances).toEqual(own.chances)
  })

  test('is none for a bot, nor for a seat that may not be asked any more', () => {
    const inPlay = () => [0, 2, 3]
    const without = countChances({ ...asking, inPlay } as unknown as typeof rules)
    const players = [...table([]).players.slice(0, 3), { id: 'bot-0', name: 'Bot' }]
    const context = { by: 0, now: 0, random: seeded(1), away: [1, 2, 3] } as const
    const moved = without.move({ ...table([0]), players }, { asks: [] }, context)
    expect(countsOf(moved as Asking)).toBe('1/1 0/0 0/1 0/0')
  })
})

describe('a place', () => {
  const at = (given: number[], answered: number[], change: Partial<Asking> = {}): Asking => ({
    ...table([]),
    chances: { given, answered, passed: [] },
    ...change,
  })

  test.each<[string, Asking, [seat: number, place: number | null][], number[]]>([
    [
      'is for who answered half',
      at([2, 2, 2, 2], [1, 1, 1, 2]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      [0],
    ],
    [
      'is not for who answered fewer: the next wins',
      at([3, 2, 2, 2], [1, 1, 1, 2]),
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [0, null],
      ],
      [1],
    ],
    [
      'is shared as before',
      at([2, 2, 2, 2], [2, 0, 2, 2], { points: [3, 3, 3, 1] }),
      [
        [0, 1],
        [2, 1],
        [3, 3],
        [1, null],
      ],
      [0, 2],
    ],
    [
      'is for who had no chance',
      at([0, 2], [0, 1]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      [0],
    ],
    [
      'is nobody’s where all were away',
      at([1, 1, 1, 1], [0, 0, 0, 0]),
      [
        [0, null],
        [1, null],
        [2, null],
        [3, null],
      ],
      [],
    ],
    [
      'is everybody’s on one phone',
      at([3, 3, 3, 3], [0, 0, 0, 0], { seating: 'passed' }),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      [0],
    ],
  ])('%s', (_, state, places, winners) => {
    const recap = rules.recap(state)
    expect(recap.rows.map(({ seat, place }) => [seat, place])).toEqual(places)
    expect(recap.winners).toEqual(winners)
  })

  test('is everybody’s in a game that an earlier build has saved', () => {
    expect(absentSeats(table([]))).toEqual([])
  })
})
