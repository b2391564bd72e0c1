/** The profile document, field names of spec §3. */
export type Profile = {
  username: string
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
  premiumEndDate: number | null
  referred_users: number
}

export const startingCoins = 0
export const startingReferredUsers = 0
