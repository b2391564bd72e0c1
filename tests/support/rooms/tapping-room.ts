import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import { connectPhone, openRoomAt, type RoomPhone, startNever, takeSeatAt } from './room-phone.ts'

const waitMs = 30_000

/** By seat: the number of the last message, and of the last before this prompt. */
export type TappingRoom = {
  grants: SeatGrant[]
  phones: RoomPhone[]
  last: number[]
  before: number[]
}

/** A room whose phones change their answers all the time. */
export async function openTappingRoom(url: string, seats: number): Promise<TappingRoom> {
  const host = await openRoomAt(url)
  const grants = [host]
  for (let seat = 1; seat < seats; seat++)
    grants.push(await takeSeatAt(url, host.code, `Guest ${seat}`))
  const none = grants.map(() => 0)
  return { grants, phones: await connect(url, grants), last: none, before: none }
}

/** A fresh prompt that nobody has answered. */
export async function startAnew(room: TappingRoom): Promise<void> {
  const { phones, last } = room
  const [host] = phones as [RoomPhone]
  const dealtBefore = host.table()?.dealtAtMs
  const own = last[0] ?? 0
  const start = { ...startNever, options: { calls: true } } as RoomCall
  // After every third game comes a break in the place of the next.
  const calls: RoomCall[] = [{ do: 'end' }, start, { do: 'skip-water' }, start]
  for (const [at, call] of calls.entries()) {
    const n = own + 1 + at
    host.call(call, n)
    await host.until(
      () => host.acked() >= n || host.refusals().some((each) => each.n === n),
      waitMs,
    )
  }
  room.before = last.with(0, own + calls.length)
  room.last = [...room.before]
  for (const phone of phones) {
    const isFresh = () => phone.table() && phone.table()?.dealtAtMs !== dealtBefore
    await phone.until(() => isFresh() && phone.game().phase === 'ask', waitMs)
  }
}

export async function tapWhile(
  { phones, last }: TappingRoom,
  everyMs: number,
  isOn: () => boolean,
): Promise<void> {
  // The last seat is here and does not answer: the prompt stays open.
  phones.at(-1)?.say({ type: 'ping' })
  const taps = phones.slice(0, -1).map(async (phone, seat) => {
    await sleep(Math.random() * everyMs)
    while (isOn()) {
      const n = (last[seat] ?? 0) + 1
      last[seat] = n
      phone.move({ type: 'answer', has: hasOf(n) }, n)
      await sleep(everyMs)
    }
  })
  await Promise.all(taps)
}

const hasOf = (n: number) => n % 2 === 0

/** The last number that a phone knows to be kept: what was refused changed nothing. */
export function lastKept(phone: RoomPhone): number {
  const refused = new Set(phone.refusals().map(({ n }) => n))
  let n = phone.acked()
  while (refused.has(n)) n--
  return n
}

/** @returns how many moves the phones knew to be kept */
export async function expectKept(url: string, room: TappingRoom, acked: number[]): Promise<number> {
  const { grants, before } = room
  room.phones = await connect(url, grants, room.phones)
  let known = 0
  for (const [seat, phone] of room.phones.slice(0, -1).entries()) {
    await phone.until(() => phone.table(), waitMs)
    const [own = 0, since = 0] = [acked[seat], before[seat]]
    expect(phone.acked()).toBeGreaterThanOrEqual(own)
    const answer = phone.acked() > since ? hasOf(phone.acked()) : null
    // Shown or not: with a slow start the prompt's clock may have run out.
    expect(phone.game()).toMatchObject({ answer })
    known += Math.max(0, own - since)
  }
  return known
}

export async function connect(url: string, grants: readonly SeatGrant[], before: RoomPhone[] = []) {
  return await Promise.all(
    grants.map((grant, seat) => {
      const tab = before[seat]?.tab
      return connectPhone(url, grant, tab ? { tab } : {})
    }),
  )
}
