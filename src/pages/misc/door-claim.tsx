import { useEffect, useRef, useState } from 'react'
import { claimReward } from '#browser/outbox/claim-reward.ts'
import { queuedMessage } from '#browser/outbox/outbox.ts'
import { useWaitingClaims } from '#browser/outbox/use-waiting-claims.ts'
import { account } from '#browser/session/account.ts'
import { profileState, useProfileState } from '#browser/session/profile-store.ts'
import { resolveSession } from '#browser/session/resolve-session.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { claimMessages } from '#contract/claim-messages.ts'
import { doorRewardId } from '#domain/calendar/calendar-day.ts'
import { findReward } from '#domain/profile/rewards.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Hanko } from '#ui/hanko.tsx'
import styles from './door-reward.module.css'

/** A door's coins: to claim, queued offline, or claimed. */
export function DoorClaim({ year, door }: { year: number; door: number }) {
  const { profile } = useProfileState()
  const waiting = useWaitingClaims(useSaved(account, null)?.userId ?? null)
  const [isBusy, setBusy] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  const reward = findReward(doorRewardId(year, door))
  const isClaimed = profile?.claimed_rewards.includes(reward?.id ?? '') ?? false
  useEffect(() => {
    if (isClaimed && isPressed.current) words.current?.focus()
  }, [isClaimed])
  if (reward === null) return null
  const isWaiting = !isBusy && waiting.includes(reward.id)
  const offer = isWaiting ? queuedMessage : `${reward.coins} coins, if you like.`

  async function claim(): Promise<void> {
    if (reward === null) return
    isPressed.current = true
    setBusy(true)
    setProblem(null)
    // A short network loss empties the store.
    if (profileState.get().userId === null && navigator.onLine) await resolveSession()
    const answer = await claimReward(reward)
    if (answer.ok) setFresh(true)
    else if (answer.message !== claimMessages.already && answer.message !== queuedMessage) {
      setProblem(answer.message)
    }
    setBusy(false)
  }

  return (
    <>
      <div className={styles.reward} role="status">
        <p ref={words} tabIndex={-1}>
          {isClaimed ? `${reward.coins} coins are in.` : offer}
        </p>
        {isClaimed ? (
          <Hanko isFresh={isFresh}>Claimed</Hanko>
        ) : (
          <BusyButton
            icon="crest-coin"
            busy={isBusy}
            disabled={isWaiting}
            onPress={() => void claim()}
          >
            {isWaiting ? 'Waiting' : 'Claim'}
          </BusyButton>
        )}
      </div>
      <Alert message={problem} onDismiss={() => setProblem(null)} />
    </>
  )
}
