import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { useKeys } from '#games/kit/use-keys.ts'
import { Daruma } from '#ui/daruma.tsx'
import { Slab } from '#ui/slab.tsx'
import styles from './pack-end.module.css'

type PackEndProps = {
  title: string
  /** Null while the table is being laid, and for a pack without a prompt. */
  headline: string | null
  exitTo: string
  exitLabel: string
  onAgain: () => void
  onExit: () => void
  /** How the round went, where there were players. */
  round: ReactNode
  children: ReactNode
}

/** The last prompt is read: once more in another order, or out. */
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
        <Slab ghost size="main" icon="icon-back" onPress={leave}>
          {exitLabel}
        </Slab>
        <NextSlab note="in another order" onPress={onAgain}>
          Again
        </NextSlab>
      </div>
    </main>
  )
}
