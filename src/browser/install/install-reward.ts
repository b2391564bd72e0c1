import { findReward } from '#domain/profile/rewards.ts'
import { profileState } from '../session/profile-store.ts'

const reward = 'install-app'

/**
 * Calls back with the coins that installing still brings whoever is signed in, now and when that
 * changes; null where it brings none. Returns how to stop.
 */
export function watchInstallCoins(onChange: (coins: number | null) => void): () => void {
  const notify = () => {
    const { profile } = profileState.get()
    const isClaimed = profile?.claimed_rewards.includes(reward) ?? true
    onChange(isClaimed ? null : (findReward(reward)?.coins ?? null))
  }
  notify()
  return profileState.subscribe(notify)
}
