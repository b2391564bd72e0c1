import { useState, useSyncExternalStore } from 'react'
import { readOutbox, watchOutbox } from '#browser/outbox/outbox-list.ts'
import { pendingRewards } from '#domain/outbox/pending-rewards.ts'
import { referralCoins } from '#domain/profile/coins.ts'
import { offeredRewards } from '#domain/profile/rewards.ts'
import { Button } from '#ui/button.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'
import { RewardRow } from './reward-row.tsx'
import rows from './rewards.module.css'
import type { Claims } from './use-claims.ts'

type RewardsProps = { claims: Claims; onInvite: () => void }

/** Only the server knows what was earned. */
export function Rewards({ claims, onInvite }: RewardsProps) {
  const { viewer, profile, earned } = useOwner()
  // Keeps its order, so that nothing moves under a thumb.
  const [rewards] = useState(() => {
    const isDone = ({ id }: { id: string }) => viewer.profile.claimed_rewards.includes(id)
    const offered = offeredRewards(viewer.nowMs)
    return [...offered.filter((reward) => !isDone(reward)), ...offered.filter(isDone)]
  })
  const waiting = useSyncExternalStore(
    watchOutbox,
    () => pendingRewards(readOutbox(), viewer.userId).join(' '),
    () => '',
  ).split(' ')
  return (
    <section className={styles.section} aria-labelledby="rewards">
      <h2 id="rewards">Rewards</h2>
      <ul className={rows.rows}>
        <li className={rows.row}>
          <div className={rows.words}>
            <h3>Bring a friend</h3>
            <p>{referralCoins} coins each time</p>
          </div>
          <div className={rows.action}>
            <Button icon="icon-share" onPress={onInvite}>
              Invite
            </Button>
          </div>
        </li>
        {rewards.map((reward) => (
          <RewardRow
            key={reward.id}
            reward={reward}
            isEarned={earned.includes(reward.id) || waiting.includes(reward.id)}
            isClaimed={profile.claimed_rewards.includes(reward.id)}
            claims={claims}
          />
        ))}
      </ul>
    </section>
  )
}
