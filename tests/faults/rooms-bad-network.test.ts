import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomSession } from '#browser/room/room-session.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { awayAfterMs } from '#domain/room/limits.ts'
import {
  gameOf,
  openPagePhone,
  seatsHere,
  stubPage,
  untilAll,
} from '#tests/support/rooms/page-phone.ts'
import { openRoomAt, startNever, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'
import { openTcpProxy } from '#tests/support/server/tcp-proxy.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const roomCount = timesTried(20, 6)
const rounds = timesTried(10, 1)
const seats = 8
const asleepShare = 0.15
const maxSleepMs = 20_000
/** Until a sleeper is passed over, with the way there and back, and what two busy cores need. */
const frozenAfterMs = awayAfterMs + 12_000

beforeEach(stubPage)
afterEach(() => {
  vi.unstubAllGlobals()
})

test(`no round of ${roomCount * rounds} freezes with 300 ms, 5 % loss and phones that sleep`, {
  timeout: timesTried(900_000, 180_000),
}, async () => {
  const server = await startServer({ DATA_DIR: freshDataDir() })
  const { hostname, port } = new URL(server.url)
  const network = await openTcpProxy({ host: hostname, port: Number(port) })
  network.set('lossy')
  const url = `http://127.0.0.1:${network.port}`
  const played = await Promise.all(
    Array.from({ length: roomCount }, () => playRoom(server.url, url)),
  )
  expect(played.flat().filter((tookMs) => tookMs > frozenAfterMs)).toEqual([])
  expect(played.flat()).toHaveLength(roomCount * rounds)
  server.process.kill('SIGTERM')
  await server.ended
  await network.close()
})

/** @returns milliseconds from each prompt to its reveal */
async function playRoom(direct: string, url: string): Promise<number[]> {
  const host = await openRoomAt(direct)
  const grants = [host]
  while (grants.length < seats)
    grants.push(await takeSeatAt(direct, host.code, `Guest ${grants.length}`))
  const wake = ({ token }: SeatGrant) =>
    openPagePhone(() => url, { code: host.code, as: 'seat', token })
  const awake: (RoomSession | null)[] = grants.map(wake)
  const tv = openPagePhone(() => url, { code: host.code, as: 'screen', token: null })
  // The host's stays awake: it goes on to the next prompt.
  const [first] = awake as [RoomSession]
  await untilAll([tv], (phone) => seatsHere(phone) === seats)
  first.call(startNever)
  const tookMs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await untilAll([tv, first], (phone) => isAsked(phone, round, true))
    const startedMs = performance.now()
    await Promise.all(awake.map((_, seat) => takePart(seat, round)))
    await untilAll([tv, first], (phone) => isAsked(phone, round, false), frozenAfterMs * 2)
    tookMs.push(performance.now() - startedMs)
    await untilAll([first], (phone) => Date.now() > (gameOf(phone)?.wakesAtMs ?? 0))
    first.move({ type: 'next' })
  }
  await untilAll([tv], (phone) => seatsHere(phone) === seats)
  for (const phone of [tv, ...awake]) phone?.close()
  return tookMs

  /** Sleeps, or answers once it shows the prompt: who wakes in mid-round answers too. */
  async function takePart(seat: number, round: number): Promise<void> {
    if (seat > 0 && awake[seat] && Math.random() < asleepShare) fallAsleep(seat)
    await sleep(Math.random() * 1_000)
    while (isAsked(first, round, true)) {
      if (awake[seat] && isAsked(awake[seat], round, true)) {
        awake[seat].move(answerOf(seat))
        return
      }
      await sleep(50)
    }
  }

  function fallAsleep(seat: number): void {
    awake[seat]?.close()
    awake[seat] = null
    void sleep(Math.random() * maxSleepMs).then(() => {
      awake[seat] = wake(grants[seat] as SeatGrant)
    })
  }
}

const answerOf = (seat: number) => ({ type: 'answer', has: seat % 2 === 0 })

function isAsked(phone: RoomSession, round: number, isStill: boolean): boolean {
  const game = gameOf(phone)
  return game?.round === round && (game.phase === 'ask') === isStill
}
