/** The profile document, every field by its name in spec §3. */
export type Profile = {
  username: string
  /** ISO text, UTC */
  creation_date: string
  achievements: string[]
  dojo_coins: number
  premium: boolean
  cancelled: boolean
  stripe_user_id: string
  stripe_subscription_id: string
  liked_games: string[]
  created_games: string[]
  claimed_rewards: string[]
  /** epoch seconds */
  premiumEndDate: number | null
  referred_users: number
}

/** Spec §9: what a new profile starts with. */
export const startingCoins = 0
export const startingReferredUsers = 0
