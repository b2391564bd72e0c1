import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import styles from './phone-stage.module.css'
import { RingClock } from './ring-clock.tsx'
import { useClock } from './use-clock.ts'

/** With a phone each: the stage of a phase with a limit, its time left beside the words. */
export function PhoneStage({ clock, children }: { clock: Clock | null; children: ReactNode }) {
  return (
    <div className={styles.stage} data-timed={clock !== null}>
      {children}
      {clock && <TimeLeft clock={clock} />}
    </div>
  )
}

function TimeLeft({ clock }: { clock: Clock }) {
  return (
    <div className={styles.clock}>
      <RingClock face={useClock(clock)} className={styles.ring} />
    </div>
  )
}

type PhoneWordsProps = {
  lead: ReactNode
  /** The main words. */
  children: ReactNode
  /** Below: what to do. */
  rule?: ReactNode
  /** Smaller, where much stands below. */
  isSmall?: boolean
}

/** Lead, main words and a rule at the top of a phone. */
export function PhoneWords({ lead, children, rule, isSmall }: PhoneWordsProps) {
  return (
    <div className={styles.said} data-small={isSmall}>
      <p>{lead}</p>
      <h2>{children}</h2>
      {rule && <p className={styles.rule}>{rule}</p>}
    </div>
  )
}

/** Fills what the words leave free. */
export function PhonePicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>
}
