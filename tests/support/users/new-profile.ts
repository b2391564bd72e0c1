import type { Profile } from '#domain/profile/profile.ts'

/** A profile as it is made (spec §3 and §9), in figures of its own: what makes profiles is held against it. */
export const newProfile: Profile = {
  username: 'Ada',
  creation_date: '2026-11-21T20:00:00.000Z',
  achievements: ['Early Bird'],
  dojo_coins: 0,
  premium: false,
  cancelled: false,
  stripe_user_id: '',
  stripe_subscription_id: '',
  liked_games: [],
  created_games: [],
  claimed_rewards: [],
  premiumEndDate: null,
  referred_users: 0,
}
