import { findReward } from '#domain/profile/rewards.ts'
import { profileState } from '../session/profile-store.ts'

const reward = 'install-app'

export function watchInstallCoins(onChange: (coins: number | null) => void): () => void {
  const notify = () => {
    const { profile } = profileState.get()
    const isClaimed = profile?.claimed_rewards.includes(reward) ?? true
    onChange(isClaimed ? null : (findReward(reward)?.coins ?? null))
  }
  notify()
  return profileState.subscribe(notify)
}
