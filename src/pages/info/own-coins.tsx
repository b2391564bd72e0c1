import { Link } from 'react-router'
import { findReward } from '#domain/profile/rewards.ts'
import { Button } from '#ui/button.tsx'
import { CoinField } from '#ui/coin-field.tsx'
import link from '#ui/text-link.module.css'
import styles from './dojo-coins.module.css'

type Own = { coins: number; rewardsLeft: number; worth: number }

export function OwnCoins({ own }: { own: Own | null }) {
  if (own === null) {
    return (
      <div className={styles.join}>
        <Button
          to="/sign-up"
          size="medium"
          icon="icon-fwd"
          note={`${findReward('welcome')?.coins} coins for the first bow`}
        >
          Create account
        </Button>
      </div>
    )
  }
  const { coins, rewardsLeft, worth } = own
  return (
    <CoinField amount={coins} words="are yours">
      <Link to="/profile" className={link.textLink}>
        {rewardsLeft === 0
          ? 'Every reward is yours'
          : `${rewardsLeft} ${rewardsLeft === 1 ? 'reward' : 'rewards'} left, worth ${worth}`}
      </Link>
    </CoinField>
  )
}
