import type { CoinEntry, PackForSale } from '#contract/profile.ts'
import { findReward } from '#domain/profile/rewards.ts'

/** Why coins came or went; keys are those of domain/profile/coins.ts. */
export function describeEntry(
  { reason, key, amount }: Pick<CoinEntry, 'reason' | 'key' | 'amount'>,
  packs: readonly PackForSale[],
): string {
  switch (reason) {
    case 'reward':
      return findReward(key.slice('reward:'.length))?.title ?? 'A reward'
    case 'referral':
      return 'A friend joined'
    case 'pass': {
      const itemId = /^pass:(.+):\d+$/.exec(key)?.[1]
      const pack = packs.find((each) => each.itemId === itemId)
      return pack ? `A day of ${pack.name}` : 'A day’s pass'
    }
    case 'gift':
      return amount < 0 ? 'Taken back by the house' : 'A gift of the house'
    default:
      return 'Coins'
  }
}

const numberFormat = new Intl.NumberFormat('en-GB')

/** With U+2212, as wide as the plus. */
export function signedAmount(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${numberFormat.format(Math.abs(amount))}`
}
