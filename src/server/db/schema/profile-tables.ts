import type { ActivityKind } from '#domain/profile/activity.ts'
import type { CoinReason } from '#domain/profile/coins.ts'

type ProfileTable = {
  user_id: string
  username: string
  /** epoch milliseconds */
  created_at: number
  /** Always the sum of this user's coin entries. */
  dojo_coins: number
  premium: number
  cancelled: number
  stripe_user_id: string
  stripe_subscription_id: string
  /** epoch seconds */
  premium_end_date: number | null
  referred_users: number
}

export type ProfileList = 'liked_games' | 'created_games' | 'achievements'

type ProfileItemTable = {
  user_id: string
  list: ProfileList
  item_id: string
  /** epoch milliseconds */
  added_at: number
}

/** The ledger. */
type CoinEntryTable = {
  user_id: string
  key: string
  amount: number
  reason: CoinReason
  /** epoch milliseconds */
  created_at: number
}

/** One row: what the house gave out and took in, as it was last counted. */
type CoinTotalsTable = {
  id: number
  earned: number
  spent: number
  people: number
  /** epoch milliseconds; null before the first count has ended */
  counted_at: number | null
  /** epoch milliseconds; nobody counts before, and whoever does moves it on as they go */
  due_at: number
}

type PassTable = {
  user_id: string
  item_id: string
  /** epoch milliseconds */
  ends_at: number
}

type ReferralTable = {
  /** Stands in the referrer's ledger: it says nothing of the new user, who may leave. */
  id: string
  new_user_id: string
  referrer_id: string
  /** epoch milliseconds */
  created_at: number
  /** epoch milliseconds; null until the new account is verified */
  paid_at: number | null
}

type DeedTable = {
  user_id: string
  deed: ActivityKind
  /** Empty for a deed outside a game. */
  game: string
  /** ISO date, UTC */
  day: string
  sober: number
}

export type ProfileTables = {
  profiles: ProfileTable
  profile_items: ProfileItemTable
  coin_entries: CoinEntryTable
  coin_totals: CoinTotalsTable
  passes: PassTable
  referrals: ReferralTable
  deeds: DeedTable
}
