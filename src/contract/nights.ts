import { z } from 'zod'
import type { Night } from '#domain/room/night.ts'
import { RoomCode, SeatName, SeatToken } from './rooms.ts'

/** The evening of a room, by a seat of it. */
export const NewNight = z.strictObject({ code: RoomCode, token: SeatToken })

/** A seat of a kept night, sent to its own phone only. */
export const NightSeat = z.strictObject({
  id: z.string().describe('Of the night: who has it reads the night.'),
  seat: z.int(),
  name: z.string().nullable().describe('As its page shows it; null: a guest.'),
  isMaker: z.boolean().describe('Whether this seat kept it, and may withdraw it.'),
})

export const ShownName = z.strictObject({ name: SeatName.nullable().describe('Null hides it.') })

/** The name on the picture, which only its own phone gets. */
export const PictureName = z.strictObject({ name: SeatName })

/** Names only of players who agreed. */
export type NightPage = {
  id: string
  night: Night
  names: Readonly<Record<number, string>>
  /** Epoch milliseconds. */
  expiresAtMs: number
}

export type NightSeat = z.infer<typeof NightSeat>
