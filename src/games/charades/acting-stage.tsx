import type { Clock } from '#domain/table/clock.ts'
import { Countdown } from '#games/parts/countdown.tsx'
import styles from './acting-stage.module.css'
import { Phrase } from './phrase.tsx'

type ActingStageProps = {
  lead: string
  rule: string
  clock: Clock | null
  /** The phrase. */
  text: string
}

/** The phrase of those who act, with the time beside what they do with it. */
export function ActingStage({ lead, rule, clock, text }: ActingStageProps) {
  return (
    <div className={styles.acting}>
      <div className={styles.top}>
        <div>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.rule}>{rule}</p>
        </div>
        {clock && <Countdown clock={clock} className={styles.ring} />}
      </div>
      <Phrase text={text} />
    </div>
  )
}
