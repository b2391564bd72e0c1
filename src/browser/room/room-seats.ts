import { maxSeatsOfPhone } from '#domain/room/limits.ts'
import { savedValue } from '../storage/saved-value.ts'

/** A seat that this phone keeps. */
export type KeptSeat = { code: string; seat: number; token: string; name: string }

/** Seats of the latest rooms are kept. */
const maxRooms = 3

/** Newest first. */
export const keptSeats = savedValue<readonly KeptSeat[]>('rooms', readSeats)

export const noSeats: readonly KeptSeat[] = []

export function seatsIn(seats: readonly KeptSeat[], code: string): KeptSeat[] {
  return seats.filter((kept) => kept.code === code).reverse()
}

/** At most three in a room; a seat that moved between this phone's tabs has a new token. */
export function keepSeat(seat: KeptSeat): void {
  const isSame = (kept: KeptSeat) => kept.code === seat.code && kept.seat === seat.seat
  const others = keptSeats.get().filter((kept) => !isSame(kept))
  const inRoom = others.filter(({ code }) => code === seat.code).slice(0, maxSeatsOfPhone - 1)
  const elsewhere = others.filter(({ code }) => code !== seat.code)
  const rooms = [...new Set(elsewhere.map(({ code }) => code))].slice(0, maxRooms - 1)
  keptSeats.set([seat, ...inRoom, ...elsewhere.filter(({ code }) => rooms.includes(code))])
}

export function forgetSeat(lost: string): void {
  keptSeats.set(keptSeats.get().filter(({ token }) => token !== lost))
}

function readSeats(saved: unknown): readonly KeptSeat[] {
  return Array.isArray(saved) ? saved.filter(isKeptSeat) : noSeats
}

function isKeptSeat(entry: unknown): entry is KeptSeat {
  const { code, seat, token, name } = (entry ?? {}) as Record<string, unknown>
  return (
    typeof code === 'string' &&
    typeof token === 'string' &&
    typeof name === 'string' &&
    Number.isInteger(seat)
  )
}
