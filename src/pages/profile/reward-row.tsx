import { useRef } from 'react'
import type { Reward } from '#domain/profile/rewards.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Hanko } from '#ui/hanko.tsx'
import styles from './rewards.module.css'
import type { Claims } from './use-claims.ts'

type RewardRowProps = { reward: Reward; isEarned: boolean; isClaimed: boolean; claims: Claims }

/** A reward with its button, its stamp, or what it takes. */
export function RewardRow({ reward, isEarned, isClaimed, claims }: RewardRowProps) {
  const action = useRef<HTMLDivElement>(null)
  const isBusy = claims.busy.includes(reward.id)
  const isWaiting = !isBusy && claims.waiting.includes(reward.id)
  const refusal = claims.problem?.id === reward.id ? claims.problem.message : null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{reward.title}</h3>
        <p>{reward.coins} coins</p>
        {!isClaimed && <p className={styles.rule}>{reward.rule}</p>}
      </div>
      <div className={styles.action} ref={action}>
        {isClaimed ? (
          <Hanko isFresh={claims.fresh.includes(reward.id)}>Claimed</Hanko>
        ) : !(isEarned || isBusy || isWaiting) ? (
          <p className={styles.ahead}>Not yet</p>
        ) : (
          <BusyButton
            icon="crest-coin"
            busy={isBusy}
            disabled={isWaiting}
            onPress={() => action.current && claims.claim(reward, action.current)}
          >
            {isWaiting ? 'Waiting' : 'Claim'}
            <span className="seen-by-readers"> {reward.title}</span>
          </BusyButton>
        )}
      </div>
      <div className={styles.refusal}>
        <Alert kind="notice" message={refusal} onDismiss={claims.dismiss} />
      </div>
    </li>
  )
}
