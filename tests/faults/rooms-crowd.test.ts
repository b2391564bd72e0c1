import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomSession } from '#browser/room/room-session.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { openPagePhone, seatsHere, stubPage } from '#tests/support/rooms/page-phone.ts'
import { postJson } from '#tests/support/rooms/room-phone.ts'
import { roomSources } from '#tests/support/rooms/room-sources.ts'
import {
  expectKept,
  lastKept,
  openTappingRoom,
  startAnew,
  tapWhile,
} from '#tests/support/rooms/tapping-room.ts'
import { openFilesAllowed } from '#tests/support/server/open-files.ts'
import { readRssMb } from '#tests/support/server/read-rss.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { isFullLength } from '#tests/support/vitest/full-length.ts'

const seats = 8
/** Each phone takes a descriptor here and one over there. */
const roomCount = Math.min(625, Math.floor((openFilesAllowed() - 500) / seats))
const phoneCount = roomCount * seats
const openedAtOnce = 16
/** Resident, with the garbage of opening them; `bench -- rooms` measures it after a collection. */
const maxKbPerPhone = 48
const idleMs = 5_000
const tapEveryMs = 150
const answerMs = 1_000
const backMs = 30_000
/** Tries while the server is away and after it: measured 2. */
const maxLostPerPhone = 5

const sources = isFullLength ? roomSources : roomSources.slice(0, 1)

let drop = async () => {}
beforeEach(stubPage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await drop()
})

test.each(sources)(
  `${phoneCount} idle phones disturb no game, and are back after a restart: $name`,
  {
    timeout: 240_000,
  },
  async ({ open }) => {
    const source = await open()
    drop = source.drop
    const env = { ...source.env, TRUSTED_PROXIES: '1' }
    let server = await startServer(env)
    const playing = await openTappingRoom(server.url, 4)
    const heldMb = () => readRssMb(server.process.pid ?? 0)
    const emptyMb = heldMb()
    let lost = 0
    const phones = await openPhones(
      () => server.url,
      () => {
        lost++
      },
    )
    const countBack = () => phones.filter(isBack).length
    const untilAllAreBack = () =>
      expect.poll(countBack, { timeout: backMs, interval: 250 }).toBe(phoneCount)
    await untilAllAreBack()
    expect(lost).toBe(0)
    expect(((heldMb() - emptyMb) * 1_000) / phoneCount).toBeLessThan(maxKbPerPhone)

    await startAnew(playing)
    let isTapping = true
    const taps = tapWhile(playing, tapEveryMs, () => isTapping)
    expect(await slowestAnswer(server.url)).toBeLessThan(answerMs)
    isTapping = false
    await taps
    for (const [seat, phone] of playing.phones.entries())
      await phone.until(() => phone.acked() >= (playing.last[seat] ?? 0), answerMs)
    const acked = playing.phones.map(lastKept)
    expect(lost).toBe(0)

    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    server = await startServer(env)
    await untilAllAreBack()
    expect(lost).toBeLessThan(maxLostPerPhone * phoneCount)
    expect(await expectKept(server.url, playing, acked)).toBeGreaterThan(0)

    for (const phone of phones) phone.close()
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  },
)

const isBack = (phone: RoomSession) =>
  phone.current().lostSinceMs === null && seatsHere(phone) === seats

/** @returns the longest that the server took to answer, in milliseconds */
async function slowestAnswer(url: string): Promise<number> {
  const untilMs = performance.now() + idleMs
  let longestMs = 0
  while (performance.now() < untilMs) {
    const startedMs = performance.now()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    longestMs = Math.max(longestMs, performance.now() - startedMs)
    await sleep(50)
  }
  return longestMs
}

async function openPhones(url: () => string, onClose: () => void): Promise<RoomSession[]> {
  let left = roomCount
  const phones: RoomSession[] = []
  const openers = Array.from({ length: openedAtOnce }, async () => {
    while (left-- > 0) phones.push(...(await openIdleRoom(url, onClose)))
  })
  await Promise.all(openers)
  return phones
}

/** @returns its phones, each with the page's own connection */
async function openIdleRoom(url: () => string, onClose: () => void): Promise<RoomSession[]> {
  const headers = { 'x-forwarded-for': freshAddress() }
  const take = async (path: string, name: string) =>
    (await (await postJson(url(), path, { name }, headers)).json()) as SeatGrant
  const sit = ({ code, token }: SeatGrant) =>
    openPagePhone(url, { code, as: 'seat', token }, onClose)
  const host = await take('/api/rooms', 'Host')
  const phones = [sit(host)]
  while (phones.length < seats)
    phones.push(sit(await take(`/api/rooms/${host.code}/seats`, `Guest ${phones.length}`)))
  return phones
}
