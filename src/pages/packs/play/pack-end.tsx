import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NextButton } from '#games/parts/next-button.tsx'
import { useKeys } from '#games/parts/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './pack-end.module.css'

type PackEndProps = {
  title: string
  /** Null while loading, and for an empty pack. */
  headline: string | null
  exitTo: string
  exitLabel: string
  onAgain: () => void
  onExit: () => void
  round: ReactNode
  children: ReactNode
}

/** The end of a pack: play again, or leave. */
export function PackEnd(props: PackEndProps) {
  const { title, headline, exitTo, exitLabel, onAgain, onExit, round, children } = props
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = () => {
    onExit()
    if (exitTo !== pathname) void navigate(exitTo)
  }
  useKeys({ Space: onAgain, ArrowRight: onAgain, Escape: leave })
  return (
    <main tabIndex={-1} className={styles.end}>
      <div className={styles.words}>
        <Daruma face="won" className={styles.daruma} />
        <div>
          <p className={styles.lead}>{title}</p>
          <h1>{headline ?? 'No prompt in it yet.'}</h1>
        </div>
      </div>
      {round && <div className={styles.round}>{round}</div>}
      {children && <div className={styles.tools}>{children}</div>}
      <div className={styles.dock}>
        <Button variant="quiet" size="large" icon="icon-back" onPress={leave}>
          {exitLabel}
        </Button>
        <NextButton note="in another order" onPress={onAgain}>
          Again
        </NextButton>
      </div>
    </main>
  )
}
