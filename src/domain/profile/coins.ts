/** A referral gives the referrer this much (spec §14). */
export const referralCoins = 100

/** A pass opens one premium pack for a day (spec §14). */
export const passCoins = 150
export const passMs = 24 * 60 * 60 * 1000

export const coinReasons = ['reward', 'referral', 'pass', 'gift'] as const

export type CoinReason = (typeof coinReasons)[number]

export const ledgerKeys = {
  reward: (rewardId: string) => `reward:${rewardId}`,
  gift: (key: string, words: string) => `gift:${key}: ${words}`,
  referral: (referralId: string) => `referral:${referralId}`,
  pass: (itemId: string, endsAtMs: number) => `pass:${itemId}:${endsAtMs}`,
}
