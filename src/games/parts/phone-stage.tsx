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

/** Letters from which small words are smaller still. */
const longWords = 60

type PhoneWordsProps = {
  lead: ReactNode
  /** The main words. */
  children: ReactNode
  /** Below: what to do. */
  rule?: ReactNode
  /** Smaller, where much is below. */
  isSmall?: boolean
}

/** Lead, main words and a rule at the top of a phone. */
export function PhoneWords({ lead, children, rule, isSmall }: PhoneWordsProps) {
  const words = typeof children === 'string' ? children : ''
  const isLong = words.length > longWords
  return (
    <div className={styles.said} data-small={isSmall} data-long={isLong} data-word={wordFit(words)}>
      <p>{lead}</p>
      <h2>{children}</h2>
      {rule && <p className={styles.rule}>{rule}</p>}
    </div>
  )
}

/** Never breaks within a word: long ones are set smaller. */
function wordFit(words: string): 'long' | 'longest' | undefined {
  const letters = Math.max(...words.split(/[\s-]/).map((word) => word.length))
  if (letters <= 9) return undefined
  return letters <= 13 ? 'long' : 'longest'
}

/** Fills what the words leave free. */
export function PhonePicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>
}
