import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { buyPack, fetchBalance } from '#browser/packs/premium-packs.ts'
import { account } from '#browser/session/account.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import type { OpenedPack } from '#domain/packs/opened-packs.ts'
import type { LockedPack } from '#domain/packs/pack.ts'
import { passCoins } from '#domain/profile/coins.ts'
import type { PackGame } from '#games/define-game.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import styles from './pass-offer.module.css'

type PassOfferProps = { game: PackGame; pack: LockedPack; onOpened: (pass: OpenedPack) => void }

export function PassOffer(props: PassOfferProps) {
  const [isIn] = useState(() => account.get() !== null)
  return isIn ? <BuyPass {...props} /> : <SignInFirst />
}

/** Scrolls fully into view when it grows. */
function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <li ref={row} className={styles.offer}>
      {children}
      <Link to="/info/pricing" className={styles.quiet}>
        Or every pack with Premium
      </Link>
    </li>
  )
}

function SignInFirst() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  function signIn(): void {
    writeSessionValue('previousRoute', pathname)
    void navigate('/sign-in')
  }
  return (
    <Row>
      <div className={styles.buttons}>
        <Button icon="icon-you" note={`${passCoins} coins for 24 hours`} onPress={signIn}>
          Sign in to open it with coins
        </Button>
      </div>
    </Row>
  )
}

function BuyPass({ game, pack, onOpened }: PassOfferProps) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [balance, setBalance] = useState<number | null>(null)
  const left = balance === null ? null : balance - passCoins

  useEffect(() => {
    fetchBalance().then(setBalance, () => {})
  }, [])

  async function buy(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const outcome = await buyPack(game.slug, pack.id)
    setBusy(false)
    if ('opened' in outcome) return onOpened(outcome.opened)
    setProblem(outcome.problem)
    setBalance(await fetchBalance())
  }

  return (
    <Row>
      <p className={styles.words} role="status">
        {problem ?? balanceMessage(balance)}
      </p>
      {left !== null && left < 0 ? (
        <Link to="/info/dojo-coins" className={styles.link}>
          What earns coins
        </Link>
      ) : isAsked ? (
        <div className={styles.buttons}>
          <Button variant="quiet" onPress={() => setAsked(false)}>
            Not now
          </Button>
          <BusyButton
            busy={isBusy}
            note={left === null ? undefined : `${left} are left`}
            onPress={buy}
          >
            {`Spend ${passCoins}`}
          </BusyButton>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button icon="icon-lock" onPress={() => setAsked(true)}>
            {`${passCoins} coins for 24 hours`}
          </Button>
        </div>
      )}
    </Row>
  )
}

function balanceMessage(balance: number | null): string {
  if (balance === null) return 'A day’s pass opens this pack.'
  if (balance < passCoins) return `You have ${balance} of ${passCoins} coins.`
  return `You have ${balance} coins. A day’s pass opens this pack.`
}
