import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RoomSession } from '#browser/room/room-session.ts'
import { awayAfterMs } from '#domain/room/limits.ts'
import {
  gameOf,
  openPagePhone,
  seatsHere,
  stubPage,
  untilAll,
} from '#tests/support/rooms/page-phone.ts'
import { openRoomAt, startNever, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { roomSources } from '#tests/support/rooms/room-sources.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const seats = 8
const deploys = timesTried(3, 1)
const ballotMs = 35_000

let drop: (() => Promise<void>) | null = null
beforeEach(stubPage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await drop?.()
  drop = null
})

describe.each(roomSources)('a deploy in the middle of a game on $name', ({ name, open }) => {
  test('asks nothing of anybody, and loses nothing', { timeout: 180_000 }, async () => {
    const source = await open()
    drop = source.drop
    const { env } = source
    let server = await startServer(env)
    let { url } = server
    const closed: number[] = []
    const host = await openRoomAt(url)
    const grants = [host]
    while (grants.length < seats)
      grants.push(await takeSeatAt(url, host.code, `Guest ${grants.length}`))
    const phones = grants.map(({ token }) =>
      openPagePhone(
        () => url,
        { code: host.code, as: 'seat', token },
        (code) => closed.push(code),
      ),
    )
    const [first] = phones as [RoomSession]
    await untilAll(phones, () => seatsHere(first) === seats)
    first.call(startNever)
    await untilAll(phones, (phone) => gameOf(phone)?.phase === 'ask')

    for (let deploy = 0; deploy < deploys; deploy++) {
      closed.length = 0
      for (const phone of phones) phone.dismissNotice()
      const shownAtMs = performance.now()
      // SQLite is of one process at a time; others take over while the old one still serves.
      const next = name === 'SQLite' ? null : await startServer(env)
      if (next) url = next.url
      for (const phone of phones.slice(0, 3)) phone.move(answer(deploy))
      const stoppedMs = performance.now()
      server.process.kill('SIGTERM')
      for (const phone of phones.slice(3, 6)) phone.move(answer(deploy))
      expect((await server.ended).code).toBe(0)
      for (const phone of phones.slice(6, 7)) phone.move(answer(deploy))
      server = next ?? (await startServer(env))
      url = server.url
      expect(closed.filter((code) => code === 1012)).toHaveLength(seats)

      await untilAll(
        phones,
        (phone) => phone.current().lostSinceMs === null && seatsHere(phone) === seats,
      )
      // Only now: who comes back late finds the prompt as it was.
      phones.at(-1)?.move(answer(deploy))
      await untilAll(phones, (phone) => gameOf(phone)?.phase === 'show')
      const nowMs = performance.now()
      const isInTime = nowMs - stoppedMs < awayAfterMs - 1_000 && nowMs - shownAtMs < ballotMs
      const guilty = deploy % 2 === 0 ? phones.map((_, seat) => seat) : []
      for (const phone of phones) {
        // On a very busy machine phones are passed over, or the prompt's clock runs out.
        if (isInTime) expect(gameOf(phone)?.guilty).toEqual(guilty)
        expect(phone.current()).toMatchObject({ goodbye: null, ...(isInTime && { notice: null }) })
      }
      await untilAll(phones, (phone) => Date.now() > (gameOf(phone)?.wakesAtMs ?? 0))
      first.move({ type: 'next' })
      await untilAll(phones, (phone) => gameOf(phone)?.round === deploy + 2)
    }
    for (const phone of phones) phone.close()
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })
})

const answer = (deploy: number) => ({ type: 'answer', has: deploy % 2 === 0 })
