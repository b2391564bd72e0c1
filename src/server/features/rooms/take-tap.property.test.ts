import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AudienceAsk } from '#domain/table/audience.ts'
import { doubt, likes } from '#tests/support/rooms/asking-states.ts'
import {
  openTapPage,
  openTapProcess,
  openTapRoom,
  type TapPage,
  type TapProcess,
} from '#tests/support/rooms/tap-room.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'
import { tapsOf } from './crowd.ts'
import type { Joined } from './hello.ts'
import { requireRules } from './room-rules.ts'

const runs = timesTried(20_000, 2_000)

await requireRules('country-island-city')
const page = fc.nat(5)
const process = fc.nat(1)
const event = fc.oneof(
  fc.record({ does: fc.constant('tap' as const), page, choice: fc.nat(2) }),
  fc.record({ does: fc.constant('lose' as const), page }),
  fc.record({ does: fc.constant('connect' as const), page, process }),
  fc.record({ does: fc.constantFrom('notice', 'doubt', 'likes', 'restart', 'publish'), process }),
)
type Event = typeof event extends fc.Arbitrary<infer Each> ? Each : never

/** Two viewers, a seat with a tab, and one with three. */
const seatOfPage = [null, null, 0, 1, 1, 1]

/** What each viewer or seat tapped last for a question, by its id. */
type Expected = Map<string, Map<string, string>>

async function play(events: readonly Event[]) {
  const clock = { nowMs: 1_000_000 }
  const room = openTapRoom(2, clock)
  room.show(likes)
  let doubted = 0
  const processes = [openTapProcess(room, 'one'), openTapProcess(room, 'two')]
  const pages = seatOfPage.map((seat, at) => openTapPage(room, seat, `page ${at}`))
  const lingering: { joined: Joined; process: TapProcess }[] = []
  const expected: Expected = new Map()
  for (const [at, each] of pages.entries()) await each.connect(processes[at % 2] as TapProcess)

  for (const each of events) {
    clock.nowMs += 7
    await happen(each)
  }
  for (const each of pages) {
    if (!each.live()) await each.connect(processes[0] as TapProcess)
  }
  // Who came to the one leaves the other, which says so.
  for (const at of [0, 1, 0, 1]) publish(at)
  return { room, clock, processes, expected }

  async function happen(each: Event): Promise<void> {
    if (each.does === 'tap') return tap(each.page, each.choice)
    if (each.does === 'lose') return lose(pages[each.page] as TapPage)
    if (each.does === 'connect') {
      const back = pages[each.page] as TapPage
      lose(back)
      return await back.connect(processes[each.process] as TapProcess)
    }
    if (each.does === 'publish') return publish(each.process)
    if (each.does === 'notice') return notice()
    if (each.does === 'restart') return await restart(each.process)
    room.show(each.does === 'likes' ? likes : doubt(doubted++))
  }

  function tap(at: number, offer: number): void {
    const ask = room.asked()
    const choice = ask?.offers[offer]
    if (!ask || choice === undefined) return
    pages[at]?.tap(choice)
    const seat = seatOfPage[at]
    const taps = expected.get(ask.id) ?? new Map<string, string>()
    expected.set(ask.id, taps.set(seat === null ? `page ${at}` : `seat ${seat}`, choice))
  }

  function lose(lost: TapPage): void {
    const joined = lost.lose()
    const process = processes.find(({ live }) => live === joined?.live)
    if (joined && process) lingering.push({ joined, process })
  }

  function notice(): void {
    for (const { joined, process } of lingering.splice(0)) process.end(joined.connection)
  }

  /** In order: who was there comes back, and the other process is told. */
  async function restart(at: number): Promise<void> {
    const old = processes[at] as TapProcess
    const gone = pages.filter((each) => each.live() === old.live)
    for (const each of gone) each.lose()
    for (const connection of [...old.live.connections]) old.end(connection)
    publish(at)
    processes[at] = openTapProcess(room, `again ${clock.nowMs}`)
    for (const each of gone) await each.connect(processes[clock.nowMs % 2] as TapProcess)
  }

  function publish(at: number): void {
    const [from, to] = [processes[at], processes[1 - at]] as [TapProcess, TapProcess]
    from.publishTo(to)
  }
}

test('a viewer and a seat count once, as they tapped last, whatever happened', {
  timeout: 600_000,
}, async () => {
  let compared = 0
  const property = fc.asyncProperty(
    fc.array(event, { maxLength: 40, size: 'max' }),
    async (all) => {
      const { room, clock, processes, expected } = await play(all)
      const ask = room.asked() as AudienceAsk
      const sums: Record<string, number> = {}
      for (const choice of expected.get(ask.id)?.values() ?? []) {
        sums[choice] = (sums[choice] ?? 0) + 1
      }
      for (const { live } of processes) {
        expect(tapsOf(live, clock.nowMs)).toEqual({ id: ask.id, taps: sums })
        for (const { taps } of live.connections) expect(taps.length).toBeLessThanOrEqual(2)
      }
      compared += Object.keys(sums).length
    },
  )
  await fc.assert(property, { numRuns: runs, seed: 20261130 })
  expect(compared).toBeGreaterThan(runs)
})
