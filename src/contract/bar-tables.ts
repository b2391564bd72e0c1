import { z } from 'zod'
import { maxBarNameLength, maxBarTables, readClock } from '#domain/bar-table/bar.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { RoomPreview, SeatName, Slug } from './rooms.ts'

/** Signs for a bar's tables. */
export const NewBar = z.strictObject({
  name: z.string().trim().min(1).max(maxBarNameLength).describe('The bar’s, on each sign.'),
  tables: z.int().min(1).max(maxBarTables).describe('Numbered from 1.'),
  game: Slug.describe('What rooms at its tables begin with.'),
  closes: z
    .string()
    .refine((time) => readClock(time) !== null, 'must be HH:MM')
    .describe('Closing time, by the bar’s clock.'),
  timeZone: z.string().max(64).describe('IANA, such as Europe/Copenhagen.'),
  /** A repeated key makes no second set. */
  key: IdempotencyKey.optional(),
})

export const BarGrant = z.strictObject({
  id: z.string().describe('Who has it prints the signs again.'),
})

/** What a scan shows: no names. */
export const TablePreview = z.strictObject({
  code: z.string(),
  bar: z.string(),
  table: z.int().min(1).max(maxBarTables),
  game: z.string(),
  /** `free`: the next seat opens a new room; `quiet`: no phone is connected, so one may be opened. */
  use: z.enum(['free', 'quiet', 'on']),
  /** The last room at this table. */
  room: RoomPreview.nullable(),
  /** Epoch milliseconds when a room that is opened now ends its evening. */
  closesAtMs: z.int(),
})

export const NewTableSeat = z.strictObject({
  name: SeatName,
  /** Its room’s code as the phone saw it, where a new room is wanted in its place. */
  replaces: z.string().max(5).nullable(),
  /** The name is a seat's whose phone is dead: the host must agree. */
  isReturn: z.boolean().optional(),
  /** A repeated key takes no second seat. */
  key: IdempotencyKey.optional(),
})

export type NewBar = z.infer<typeof NewBar>
export type BarGrant = z.infer<typeof BarGrant>
export type TablePreview = z.infer<typeof TablePreview>
export type NewTableSeat = z.infer<typeof NewTableSeat>
