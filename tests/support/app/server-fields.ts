import type { Profile } from '#domain/profile/profile.ts'

const profileFields: Exclude<keyof Profile, 'username'>[] = [
  'creation_date',
  'achievements',
  'dojo_coins',
  'premium',
  'cancelled',
  'stripe_user_id',
  'stripe_subscription_id',
  'liked_games',
  'created_games',
  'claimed_rewards',
  'premiumEndDate',
  'referred_users',
]

/** What only the server writes (spec §11), said again: the tests do not take the code's word. */
export const serverFields: readonly string[] = [...profileFields, 'likes', 'plays']
