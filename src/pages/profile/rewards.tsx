import { useState } from 'react'
import { referralCoins } from '#domain/profile/coins.ts'
import { offeredRewards } from '#domain/profile/rewards.ts'
import { Alert } from '#ui/alert.tsx'
import { Slab } from '#ui/slab.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'
import { RewardRow } from './reward-row.tsx'
import rows from './rewards.module.css'
import type { Claims } from './use-claims.ts'

type RewardsProps = { claims: Claims; onInvite: () => void }

/** What earns coins: to be claimed, or claimed. Whether it is earned the server alone knows. */
export function Rewards({ claims, onInvite }: RewardsProps) {
  const { viewer, profile } = useOwner()
  // In the order in which the page was opened: nothing jumps away under a thumb.
  const [rewards] = useState(() => {
    const isDone = ({ id }: { id: string }) => viewer.profile.claimed_rewards.includes(id)
    const offered = offeredRewards(viewer.nowMs)
    return [...offered.filter((reward) => !isDone(reward)), ...offered.filter(isDone)]
  })
  return (
    <section className={styles.section} aria-labelledby="rewards">
      <h2 id="rewards">Rewards</h2>
      <Alert kind="notice" message={claims.problem} onDismiss={claims.dismiss} />
      <ul className={rows.rows}>
        <li className={rows.row}>
          <div className={rows.words}>
            <h3>Bring a friend</h3>
            <p>{referralCoins} coins each time</p>
          </div>
          <div className={rows.action}>
            <Slab icon="icon-share" onPress={onInvite}>
              Invite
            </Slab>
          </div>
        </li>
        {rewards.map((reward) => (
          <RewardRow
            key={reward.id}
            reward={reward}
            isClaimed={profile.claimed_rewards.includes(reward.id)}
            claims={claims}
          />
        ))}
      </ul>
    </section>
  )
}
