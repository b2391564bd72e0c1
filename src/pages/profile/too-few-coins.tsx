import { Link } from 'react-router'
import { referralCoins } from '#domain/profile/coins.ts'
import { offeredRewards } from '#domain/profile/rewards.ts'
import styles from './buy-sheet.module.css'
import { useOwner } from './owner.ts'

/** The coins page lists all. */
const shown = 3

export function TooFewCoins({ onClose }: { onClose: () => void }) {
  const { viewer, profile } = useOwner()
  const open = offeredRewards(viewer.nowMs).filter(
    ({ id }) => !profile.claimed_rewards.includes(id),
  )
  return (
    <>
      <ul className={styles.earn}>
        <li>
          A friend who joins through your link <span>+{referralCoins}</span>
        </li>
        {open.slice(0, shown).map(({ id, rule, coins }) => (
          <li key={id}>
            {rule} <span>+{coins}</span>
          </li>
        ))}
      </ul>
      <Link to="/info/dojo-coins" className={styles.all} onClick={onClose}>
        Everything about coins
      </Link>
    </>
  )
}
