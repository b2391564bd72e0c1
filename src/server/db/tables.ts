/** One feedback; `time` is its key (spec §3). */
type FeedbackTable = {
  time: string
  feedback: string
  user_name: string
  /** 0 or 1 */
  positive: number
  game: string
  /** epoch milliseconds */
  created_at: number
}

/** Requests counted in one window of time; shared by all processes. */
type RateLimitTable = {
  key: string
  hits: number
  /** epoch milliseconds */
  ends_at: number
}

type MigrationTable = { name: string; applied_at: number }

type MigrationLockTable = { id: number; taken_at: number }

export type Tables = {
  feedback: FeedbackTable
  rate_limits: RateLimitTable
  migrations: MigrationTable
  migration_lock: MigrationLockTable
}
