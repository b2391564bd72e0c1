import { describe, expect, test } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import {
  connectPhone,
  openRoomAt,
  startLikely,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { useTwoProcesses } from '#tests/support/rooms/two-processes.ts'

describe.runIf(isPostgresThere)('the audience in two processes on one database', () => {
  const { open, pass, untilCrowd } = useTwoProcesses()

  test('the audience of both is counted together, and breaks a tie in either', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const third = await takeSeatAt(here, host.code, 'Ida')
    const phones = [
      await connectPhone(here, host),
      await connectPhone(here, other),
      await connectPhone(here, third),
    ] as const
    const [a] = phones
    const watch = (url: string) => connectPhone(url, { code: host.code, as: 'audience' })
    const watching = await Promise.all([here, here, there, there, there].map(watch))
    for (const phone of [a, ...watching]) await phone.until(() => phone.view()?.room.audience === 5)
    await a.ask(startLikely)
    for (const phone of watching) {
      await phone.until(() => phone.asked())
      phone.tap('2')
      await phone.until(() => phone.tapped() === '2')
    }
    await untilCrowd(1, host.code, { taps: { 2: 3 } })
    for (const [seat, phone] of phones.entries()) {
      await phone.act({ type: 'vote', for: (seat + 1) % 3 })
    }
    for (const phone of phones) phone.move({ type: 'call', count: 1 })
    for (const phone of [...phones, ...watching]) {
      await phone.until(() => phone.game().phase === 'reveal')
      expect(phone.game().crowned).toEqual([2])
      expect(phone.table()?.audience.heard?.taps).toEqual({ 2: 5 })
      phone.vanish()
    }
  })

  test('a seat that sits out and has a tab in both taps once, as it tapped last', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const third = await takeSeatAt(here, host.code, 'Ida')
    const a = await connectPhone(here, host)
    const b = await connectPhone(here, other)
    const watcher = await connectPhone(here, { code: host.code, as: 'audience' })
    const tabs = [await connectPhone(here, third), await connectPhone(there, third)] as const
    await a.ask(startNever)
    await tabs[0].ask({ do: 'sit-out', isOut: true })
    for (const [at, choice] of [
      [0, 'has'],
      [1, 'hasnt'],
    ] as const) {
      const tab = tabs[at]
      await tab.until(() => tab.asked())
      tab.tap(choice)
      await tab.until(() => tab.tapped() === choice)
      await untilCrowd(at, host.code, { sitting: { 2: [choice, expect.any(Number)] } })
    }
    watcher.tap('has')
    await watcher.until(() => watcher.tapped() === 'has')
    // Past the time after which other processes forget what is not told again.
    for (let second = 0; second < 12; second += 3) {
      await pass([a, b, watcher, ...tabs])
    }
    for (const phone of [a, b]) await phone.act({ type: 'answer', has: true })
    for (const phone of [a, ...tabs]) {
      await phone.until(() => phone.table()?.audience.heard)
      expect(phone.table()?.audience.heard?.taps).toEqual({ has: 1, hasnt: 1 })
    }
    for (const phone of [a, b, watcher, ...tabs]) phone.vanish()
  })

  test('a viewer who comes back in the other process is one, before the old connection ends', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const phones = [await connectPhone(here, host), await connectPhone(here, other)] as const
    const [a] = phones
    const before = await connectPhone(here, { code: host.code, as: 'audience' })
    await a.ask(startNever)
    await before.until(() => before.asked())
    before.tap('has')
    await before.until(() => before.tapped() === 'has')
    const tap = { ask: before.asked()?.id, choice: 'has', atMs: Date.now() }
    const viewer = { code: host.code, as: 'audience' } as const
    const back = await connectPhone(there, viewer, { tab: before.tab, tap })
    await before.until(() => before.closeCode() !== null)
    await a.until(() => a.view()?.room.audience === 1)
    await untilCrowd(1, host.code, { taps: { has: 1 } })
    for (const phone of phones) await phone.act({ type: 'answer', has: true })
    await a.until(() => a.table()?.audience.heard)
    expect(a.table()?.audience.heard?.taps).toEqual({ has: 1 })
    for (const phone of [...phones, back]) phone.vanish()
  })

  test('a tab that comes back does not replace a newer tap of the other one', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const other = await takeSeatAt(here, host.code, 'Emil')
    const third = await takeSeatAt(here, host.code, 'Ida')
    const a = await connectPhone(here, host)
    const b = await connectPhone(here, other)
    const watcher = await connectPhone(here, { code: host.code, as: 'audience' })
    const [one, two] = [await connectPhone(here, third), await connectPhone(there, third)] as const
    await a.ask(startNever)
    await one.ask({ do: 'sit-out', isOut: true })
    for (const [tab, choice] of [
      [watcher, 'has'],
      [one, 'has'],
      [two, 'hasnt'],
    ] as const) {
      await tab.until(() => tab.asked())
      tab.tap(choice)
      await tab.until(() => tab.tapped() === choice)
    }
    await untilCrowd(0, host.code, { sitting: { 2: ['has', expect.any(Number)] } })
    await untilCrowd(1, host.code, { sitting: { 2: ['hasnt', expect.any(Number)] } })
    const told = one.received.find(({ type }) => type === 'tapped')
    const { type: _, ...tap } = told as { type: string }
    one.vanish()
    const back = await connectPhone(here, third, { tab: one.tab, tap })
    await back.until(() => back.tapped() === 'hasnt')
    for (const phone of [a, b]) await phone.act({ type: 'answer', has: true })
    await a.until(() => a.table()?.audience.heard)
    expect(a.table()?.audience.heard?.taps).toEqual({ has: 1, hasnt: 1 })
    for (const phone of [a, b, watcher, back, two]) phone.vanish()
  })

  test('two hundred watch, in whichever process', async () => {
    const [here, there] = await open()
    const host = await openRoomAt(here)
    const a = await connectPhone(here, host)
    const watch = (url: string) => connectPhone(url, { code: host.code, as: 'audience' })
    const watching = await Promise.all(
      Array.from({ length: 200 }, (_, at) => watch(at % 2 ? here : there)),
    )
    await a.until(() => a.view()?.room.audience === 200)
    await watching[0]?.until(() => watching[0]?.view()?.room.audience === 200)
    for (const url of [here, there]) {
      const late = await watch(url)
      await late.until(() => late.goodbye() === 'full')
    }
    for (const phone of [a, ...watching]) phone.vanish()
  })
})
