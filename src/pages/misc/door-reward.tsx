import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { canLoad } from '#browser/device/can-load.ts'
import { account } from '#browser/session/account.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { doorCoins } from '#domain/calendar/calendar-day.ts'
import link from '#ui/text-link.module.css'
import styles from './door-reward.module.css'

type DoorRewardProps = { year: number; door: number }
type Late = typeof import('./door-claim.tsx')

export function DoorReward({ year, door }: DoorRewardProps) {
  const isKnown = useSaved(account, null) !== null
  const [late, setLate] = useState<Late | null>(null)

  useEffect(() => {
    // If it cannot be loaded, the door works without a reward.
    if (isKnown && canLoad()) import('./door-claim.tsx').then(setLate, () => {})
  }, [isKnown])

  if (!isKnown) return <SignIn />
  return late && <late.DoorClaim year={year} door={door} />
}

function SignIn() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  function signIn(): void {
    writeSessionValue('previousRoute', pathname)
    void navigate('/sign-in')
  }
  return (
    <div className={styles.quiet}>
      <p>With an account, every curtain is worth {doorCoins} coins.</p>
      <button type="button" className={link.textLink} onClick={signIn}>
        Sign in
      </button>
    </div>
  )
}
