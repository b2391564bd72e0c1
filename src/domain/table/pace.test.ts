import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isLate,
  isWaterDue,
  noPace,
  noteAsks,
  type PaceLog,
  pacedPrice,
  pourTableWater,
  readPace,
  sipsInWindow,
} from './pace.ts'

const minute = 60_000
const players = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bo' },
]
const sips = () => 'drinks' as const
const sitting = (id: string | number, ...counts: number[]) => ({
  players,
  dealtAtMs: 7,
  asks: { id: String(id), counts },
})

/** Asks of Ann, each of so many sips at a minute. */
function asked(...asks: [minute: number, sips: number][]): PaceLog {
  return asks.reduce(
    (log, [at, count], id) => noteAsks(log, sitting(id, count, 0), sips, at * minute),
    noPace,
  )
}

const priceOfNext = (log: PaceLog, count: number, at: number, seat = 0) =>
  pacedPrice(log, sitting('next', count, count), seat, 'drinks', at * minute)

describe('sips', () => {
  test.for<[string, PaceLog, count: number, minute: number, owed: string]>([
    ['of the first are sips', noPace, 3, 1, 'drinks'],
    ['up to eight in half an hour stay sips', asked([1, 3], [2, 3]), 2, 3, 'drinks'],
    ['above that are a water', asked([1, 3], [2, 3]), 3, 3, 'water'],
    ['after half an hour are sips again', asked([1, 3], [2, 3]), 3, 31, 'drinks'],
    ['that were asked as water count for nothing', asked([1, 3], [2, 3], [3, 3]), 2, 3, 'drinks'],
    ['above three at once count as three', asked([1, 9], [2, 9]), 2, 3, 'drinks'],
  ])('%s', ([_, log, count, at, owed]) => {
    expect(priceOfNext(log, count, at)).toBe(owed)
  })

  test('are each player’s own', () => {
    const log = asked([1, 3], [2, 3], [3, 2])
    expect([priceOfNext(log, 1, 4, 0), priceOfNext(log, 1, 4, 1)]).toEqual(['water', 'drinks'])
  })

  test.each(['points', 'soft', 'water', 'choice'] as const)('%s are never slowed down', (price) => {
    const log = asked([1, 3], [2, 3], [3, 2])
    expect(pacedPrice(log, sitting('next', 3), 0, price, 4 * minute)).toBe(price)
    expect(noteAsks(log, sitting('next', 3), () => price, 4 * minute).entries).toEqual(log.entries)
  })
})

describe('what is on the table', () => {
  test('keeps its words for as long as it is there, also after a wait and Back', () => {
    const log = noteAsks(asked([1, 3], [2, 3]), sitting('now', 3), sips, 3 * minute)
    const price = (at: number) => pacedPrice(log, sitting('now', 3), 0, 'drinks', at * minute)
    expect([price(3), price(20)]).toEqual(['water', 'water'])
    expect(noteAsks(log, sitting('now', 3), sips, 20 * minute)).toBe(log)
  })

  test('counts once, with the number and the payer it ends with', () => {
    const once = noteAsks(noPace, sitting(1, 2, 0), sips, minute)
    const mended = noteAsks(once, sitting(1, 0, 1), sips, 2 * minute)
    expect(mended.entries).toEqual([{ ask: '7.1', player: 'b', sips: 1, atMs: 2 * minute }])
  })

  test('is told from the same round of another game', () => {
    const once = noteAsks(noPace, sitting(1, 2), sips, minute)
    const other = noteAsks(once, { ...sitting(1, 2), dealtAtMs: 8 }, sips, minute)
    expect(other.entries).toHaveLength(2)
  })
})

test('whatever is asked, nobody is asked for more than eight sips in any half hour', () => {
  const ask = fc.tuple(fc.nat({ max: 10 }), fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  fc.assert(
    fc.property(fc.array(ask, { maxLength: 80 }), (asks) => {
      let log = noPace
      let now = 0
      const poured: { player: string; atMs: number; sips: number }[] = []
      for (const [id, [wait, ...counts]] of asks.entries()) {
        now += wait * minute
        log = noteAsks(log, sitting(id, ...counts), sips, now)
        poured.push(...log.entries.filter((entry) => entry.ask === `7.${id}`))
      }
      for (const { player, atMs } of poured) {
        const inWindow = poured.filter(
          (entry) =>
            entry.player === player && entry.atMs <= atMs && entry.atMs > atMs - 30 * minute,
        )
        const sum = inWindow.reduce((all, entry) => all + entry.sips, 0)
        expect(sum).toBeLessThanOrEqual(sipsInWindow)
      }
    }),
  )
})

describe('an evening', () => {
  const began = asked([1000, 1])
  const later = (minutes: number) => (1000 + minutes) * minute

  test('has a water for everybody every twenty-five minutes', () => {
    expect([isWaterDue(noPace, later(0)), isWaterDue(began, later(24))]).toEqual([false, false])
    expect(isWaterDue(began, later(25))).toBe(true)
    expect(isWaterDue(pourTableWater(began, later(25)), later(26))).toBe(false)
  })

  test('is late after an hour and a half', () => {
    expect([isLate(began, later(89)), isLate(began, later(90))]).toEqual([false, true])
  })

  test('begins anew after a long break', () => {
    expect([isLate(began, later(200)), isWaterDue(began, later(200))]).toEqual([false, false])
    const next = noteAsks(began, sitting('x', 1), sips, later(200))
    expect(next).toMatchObject({ sinceMs: later(200), waterMs: later(200) })
  })
})

test.each([null, 'x', {}, { entries: 1, sinceMs: 0, lastMs: 0, waterMs: 0 }])(
  '%j is read as none',
  (saved) => {
    expect(readPace(saved)).toEqual(noPace)
  },
)

test('what was noted is read again, without what is broken', () => {
  const log = asked([1, 2])
  const saved = JSON.parse(JSON.stringify({ ...log, entries: [...log.entries, { ask: 1 }, null] }))
  expect(readPace(saved)).toEqual(log)
})
