import { useRef } from 'react'
import type { Reward } from '#domain/profile/rewards.ts'
import { BusySlab } from '#ui/busy-slab.tsx'
import { Hanko } from '#ui/hanko.tsx'
import styles from './rewards.module.css'
import type { Claims } from './use-claims.ts'

type RewardRowProps = { reward: Reward; isClaimed: boolean; claims: Claims }

/** One reward: what it asks, what it gives, and the slab or the stamp. */
export function RewardRow({ reward, isClaimed, claims }: RewardRowProps) {
  const action = useRef<HTMLDivElement>(null)
  const isBusy = claims.busy.includes(reward.id)
  const isWaiting = !isBusy && claims.waiting.includes(reward.id)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{reward.title}</h3>
        <p>{reward.coins} coins</p>
        {!isClaimed && <p className={styles.rule}>{reward.rule}</p>}
      </div>
      <div className={styles.action} ref={action}>
        {isClaimed ? (
          <Hanko fresh={claims.fresh.includes(reward.id)}>Claimed</Hanko>
        ) : (
          <BusySlab
            icon="crest-coin"
            busy={isBusy}
            disabled={isWaiting}
            onPress={() => action.current && claims.claim(reward, action.current)}
          >
            {isWaiting ? 'Waiting' : 'Claim'}
            <span className="seen-by-readers"> {reward.title}</span>
          </BusySlab>
        )}
      </div>
    </li>
  )
}
