import type { Generated } from 'kysely'
import type { AccountTables } from './schema/account-tables.ts'
import type { BarTables } from './schema/bar-tables.ts'
import type { BillingTables } from './schema/billing-tables.ts'
import type { BuildTables } from './schema/build-tables.ts'
import type { ContactTables } from './schema/contact-tables.ts'
import type { DareTables } from './schema/dare-tables.ts'
import type { IdempotencyTables } from './schema/idempotency-tables.ts'
import type { NightTables } from './schema/night-tables.ts'
import type { OperatorTables } from './schema/operator-tables.ts'
import type { PackTables } from './schema/pack-tables.ts'
import type { ProcessTables } from './schema/process-tables.ts'
import type { ProfileTables } from './schema/profile-tables.ts'
import type { RoomTables } from './schema/room-tables.ts'
import type { ScanTables } from './schema/scan-tables.ts'
import type { StorageTables } from './schema/storage-tables.ts'

/** `time` is its key (spec §3). */
type FeedbackTable = {
  time: string
  feedback: string
  user_name: string
  positive: number
  game: string
  created_at: number
  /** Null when signed out. */
  user_id: string | null
}

/** Requests in one window, over all processes. */
type RateLimitTable = {
  key: string
  hits: number
  ends_at: number
}

type MessageTable = {
  id: string
  channel: 'mail' | 'sms'
  recipient: string
  /** JSON: the rest of the message. */
  content: string
  created_at: number
  attempts: number
  /** The process that moves this forward first owns the message until then. */
  next_attempt_at: number
}

type MigrationTable = {
  name: string
  applied_at: number
  /** Whether older versions may start on it. */
  is_additive: Generated<number>
}

type MigrationLockTable = { id: number; taken_at: number }

/** Columns `*_at` are epoch milliseconds and flags 0 or 1, unless a comment says otherwise. */
export type Tables = AccountTables &
  ProfileTables &
  StorageTables &
  PackTables &
  BarTables &
  BillingTables &
  BuildTables &
  DareTables &
  ContactTables &
  OperatorTables &
  ProcessTables &
  NightTables &
  RoomTables &
  ScanTables &
  IdempotencyTables & {
    feedback: FeedbackTable
    rate_limits: RateLimitTable
    messages: MessageTable
    migrations: MigrationTable
    migration_lock: MigrationLockTable
  }
