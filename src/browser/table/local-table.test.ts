import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameRules } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import { giveUpSeat, takeSeat } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { settings } from '../device/settings.ts'
import { changeSober } from './change-sober.ts'
import { clearEndedGame } from './ended-table.ts'
import { openLocalTable } from './local-table.ts'

type State = TableState & {
  deck: readonly string[]
  shown: readonly string[]
  over: boolean
  dueMs: number | null
}
type Move = 'next' | 'end' | 'wait'

/** Shows one prompt after another. */
const rules: GameRules<State, Move, State, object> = {
  version: 1,
  start: ({ players, lists, seating, ...setup }) =>
    draw({
      players,
      seating,
      deck: lists[0] ?? [],
      shown: [],
      over: false,
      dueMs: null,
      ...timeOf(setup),
    }),
  move(state, move, { now }) {
    if (move === 'wait') return { ...state, dueMs: now + 5000 }
    return move === 'end' ? { ...state, over: true } : { ...draw(state), dueMs: null }
  },
  view: (state) => state,
  waitsFor: () => [],
  passOver: (state) => state,
  due: ({ dueMs }) => (dueMs === null ? null : { atMs: dueMs, move: 'next' }),
  reseat: (state, seating) => ({ ...state, seating }),
  resume: (state) => state,
  join: (state, player) => takeSeat(state, player, () => ({})),
  leave: giveUpSeat,
  ended: (state) => state.over,
  prompt: (state) => state.shown.at(-1) ?? null,
  pause: (state) => ({ ...state, dueMs: null }),
  changePacks: (state, lists) => ({ ...state, deck: lists[0] ?? [] }),
  recap: () => ({ headline: { code: 'so' }, rows: [], winners: [] }),
}

function draw({ deck, shown, ...rest }: State): State {
  return { ...rest, deck: deck.slice(1), shown: [...shown, ...deck.slice(0, 1)] }
}

const kept = new Map<string, string>()
const key = 'party-dojo:table:demo'

beforeEach(() => {
  stubStorage(kept)
  vi.stubGlobal('window', new EventTarget())
})

const open = () => openLocalTable('demo', rules, () => ({}))

function begin() {
  const table = open()
  table.start(
    { players: [{ id: 'a', name: 'Ann' }], lists: [['1', '2', '3']], options: {}, sober: false },
    'pub',
  )
  const shown = () => table.current().table?.view.shown
  return { table, shown }
}

describe('a deck that changes in mid-game', () => {
  test('goes on from the new one after Back as well', () => {
    const { table, shown } = begin()
    table.send('next')
    table.changePacks([['a', 'b']], 'sober')
    table.undo()
    table.send('next')
    expect(shown()).toEqual(['1', 'a'])
  })

  test('is kept with where it was dealt from', () => {
    const { table } = begin()
    expect(open().current().table?.source).toBe('pub')
    table.changePacks([['a']], 'sober')
    expect(open().current().table?.source).toBe('sober')
  })

  test('one that was kept before that was noted is from nowhere', () => {
    begin()
    const { source: _, ...older } = JSON.parse(kept.get(key) ?? '')
    kept.set(key, JSON.stringify(older))
    expect(open().current().table).toMatchObject({ source: null, view: { shown: ['1'] } })
  })
})

describe('sober', () => {
  const soberOf = (table: ReturnType<typeof open>) => table.current().table?.sober

  test('is the table’s: the phone’s own setting is for the next one', () => {
    const { table } = begin()
    settings.set({ ...settings.get(), sober: true })
    expect([soberOf(table), soberOf(open())]).toEqual([false, false])
  })

  test('is changed for this table, and no move is taken back with it', () => {
    const { table, shown } = begin()
    table.send('next')
    table.changeSober(true)
    table.undo()
    expect([soberOf(table), shown()]).toEqual([true, ['1']])
    expect([soberOf(open()), settings.get().sober]).toEqual([true, false])
  })

  test('switched for the phone, is that of the tables that were left on it', () => {
    const { table } = begin()
    table.leave()
    changeSober(true)
    expect([soberOf(open()), settings.get().sober]).toEqual([true, true])
  })

  test('is the phone’s where an earlier build has saved the game', () => {
    begin()
    const { sober: _, ...older } = JSON.parse(kept.get(key) ?? '')
    kept.set(key, JSON.stringify(older))
    settings.set({ ...settings.get(), sober: true })
    expect(soberOf(open())).toBe(true)
  })
})

describe('more time', () => {
  const scoreOf = (table: ReturnType<typeof open>) => table.current().table?.view.time?.score

  afterEach(() => settings.set({ ...settings.get(), time: 'usual' }))

  test('is the phone’s, from the start on', () => {
    settings.set({ ...settings.get(), time: 'double' })
    const { table } = begin()
    expect([scoreOf(table), scoreOf(open())]).toEqual([2, 2])
  })

  test('is changed with the next move, and a move that is taken back brings none back', () => {
    const { table } = begin()
    table.send('next')
    settings.set({ ...settings.get(), time: 'longer' })
    table.send('next')
    expect(scoreOf(table)).toBe(1.5)
    table.undo()
    table.send('next')
    expect(scoreOf(table)).toBe(1.5)
    settings.set({ ...settings.get(), time: 'usual' })
    table.send('next')
    expect(scoreOf(table)).toBeUndefined()
  })
})

test.each([
  ['where its rules do not say', undefined, true],
  ['once there is something to tell', () => true, true],
  ['before that: not', () => false, false],
])('a game may be ended %s', (_, hasBegun, expected) => {
  const table = openLocalTable('demo', { ...rules, ...(hasBegun && { hasBegun }) }, () => ({}))
  table.start({ players: [{ id: 'a', name: 'Ann' }], lists: [['1']], options: {}, sober: false })
  expect(table.current().table?.canStop).toBe(expected)
})

test('Back in a tab that is behind leaves what the other tab did', () => {
  const { table, shown } = begin()
  table.send('next')
  open().send('next')
  table.undo()
  expect(shown()).toEqual(['1', '2', '3'])
  expect(table.current().notice).toEqual({ code: 'other-tab-moved' })
})

describe('players come and go', () => {
  const names = (table: ReturnType<typeof open>) =>
    table.current().table?.players.map(({ name }) => name)

  test('a latecomer and a leave are kept, with the seats of both', () => {
    const { table } = begin()
    table.join({ id: 'b', name: 'Bo' })
    table.remove(0)
    expect(open().current().table).toMatchObject({ seats: { left: [0] } })
    expect(names(open())).toEqual(['Ann', 'Bo'])
    expect(JSON.parse(kept.get(key) ?? '').players).toHaveLength(2)
  })

  test('Back takes back moves, and neither a coming nor a going', () => {
    const { table, shown } = begin()
    table.send('next')
    table.join({ id: 'b', name: 'Bo' })
    table.remove(0)
    table.send('next')
    table.undo()
    table.undo()
    expect(shown()).toEqual(['1'])
    expect(table.current().table).toMatchObject({ seats: { left: [0] }, canUndo: false })
  })

  test('a tab that is behind adds nobody', () => {
    const { table } = begin()
    open().send('next')
    table.join({ id: 'b', name: 'Bo' })
    expect(names(table)).toEqual(['Ann'])
    expect(table.current().notice).toEqual({ code: 'other-tab-moved' })
  })
})

describe('a table is cleared where its game is over', () => {
  test('by its rules', () => {
    begin().table.send('end')
    clearEndedGame('demo')
    expect(kept.has(key)).toBe(false)
  })

  test('by the players', () => {
    begin().table.stop()
    clearEndedGame('demo')
    expect(kept.has(key)).toBe(false)
  })

  test('and only there', () => {
    begin().table.leave()
    clearEndedGame('demo')
    expect(kept.has(key)).toBe(true)
    clearEndedGame('none')
  })
})

describe('what is due', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => void vi.useRealTimers())

  function wait() {
    const { table, shown } = begin()
    const stop = table.subscribe(() => {})
    table.send('wait')
    return { table, shown, stop }
  }

  test('is done at its time while somebody looks', () => {
    const { shown } = wait()
    vi.advanceTimersByTime(4999)
    expect(shown()).toEqual(['1'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['1', '2'])
  })

  test('is not done after a move in another tab', () => {
    const { shown } = wait()
    open().send('next')
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['1', '2'])
  })

  test.each<[string, (table: ReturnType<typeof wait>) => void]>([
    ['nobody looks', ({ stop }) => stop()],
    ['the phone is asleep', ({ table }) => table.pause()],
    ['the game was left', ({ table }) => table.leave()],
    ['the game was stopped', ({ table }) => table.stop()],
  ])('is not done where %s', (_, end) => {
    const waiting = wait()
    end(waiting)
    vi.advanceTimersByTime(60_000)
    expect(waiting.shown()).toEqual(['1'])
  })
})

test('a game of an earlier version goes on where its rules can upgrade it, else the screen says so', () => {
  begin()
  const newer = { ...rules, version: 2 }
  const upgraded = {
    ...newer,
    upgrade: (state: unknown) => ({ ...(state as State), shown: ['9'] }),
  }
  const table = openLocalTable('demo', upgraded, () => ({}))
  expect(table.current().table?.view.shown).toEqual(['9'])
  expect(openLocalTable('demo', newer, () => ({})).current()).toEqual({
    table: null,
    notice: { code: 'saved-older' },
  })
})
