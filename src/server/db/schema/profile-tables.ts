import type { ActivityKind } from '#domain/profile/activity.ts'
import type { CoinReason } from '#domain/profile/coins.ts'

type ProfileTable = {
  user_id: string
  username: string
  created_at: number
  /** Always the sum of this user's coin entries. */
  dojo_coins: number
  premium: number
  cancelled: number
  stripe_user_id: string
  stripe_subscription_id: string
  /** Epoch seconds. */
  premium_end_date: number | null
  referred_users: number
}

export type ProfileList = 'liked_games' | 'created_games' | 'achievements'

type ProfileItemTable = {
  user_id: string
  list: ProfileList
  item_id: string
  added_at: number
}

type CoinEntryTable = {
  user_id: string
  key: string
  amount: number
  reason: CoinReason
  created_at: number
}

/** One row: coins given out and taken in, as last counted. */
type CoinTotalsTable = {
  id: number
  earned: number
  spent: number
  people: number
  /** Null before the first count. */
  counted_at: number | null
  /** When the next count may start; the counting process moves it on meanwhile. */
  due_at: number
}

type PassTable = {
  user_id: string
  item_id: string
  ends_at: number
}

type ReferralTable = {
  /** In the referrer's ledger, so it must not identify the new user. */
  id: string
  new_user_id: string
  referrer_id: string
  created_at: number
  /** Null until the new account is verified. */
  paid_at: number | null
}

type DeedTable = {
  user_id: string
  deed: ActivityKind
  /** Empty for an activity outside games. */
  game: string
  /** ISO date, UTC. */
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
