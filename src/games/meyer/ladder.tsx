import { useEffect, useRef } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'
import styles from './ladder.module.css'
import { numberOf, type Rank, ranks } from './rules-ranks.ts'

/** A rank said, the claim passed on unseen, or 3–2 shown. */
export type Saying = Rank | 'blind' | 'toast'

type LadderProps = {
  minRank: Rank
  canRollBlind: boolean
  canToast: boolean
  chosen: Saying
  onChoose: (saying: Saying) => void
}

const names: Record<Rank, string> = { 20: 'Little Meyer', 21: 'Meyer' }

/** Everything that may be said, lowest first. */
export function Ladder({ minRank, canRollBlind, canToast, chosen, onChoose }: LadderProps) {
  const line = useRef<HTMLDivElement>(null)
  const isThere = useRef(false)
  useEffect(() => {
    // The chosen step is centred: its neighbours are likely choices.
    const step = line.current?.querySelector(`[data-saying="${chosen}"]`)
    const behavior = isThere.current && !isMotionReduced() ? 'smooth' : 'instant'
    isThere.current = true
    step?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  }, [chosen])

  const sayings: { saying: Saying; call: string; word?: string | undefined }[] = [
    ...(canRollBlind ? [{ saying: 'blind' as const, call: 'Blind', word: 'same or up' }] : []),
    ...ranks
      .filter((rank) => rank >= minRank)
      .map((rank) => ({ saying: rank, call: numberOf(rank), word: names[rank] })),
    ...(canToast ? [{ saying: 'toast' as const, call: '3–2', word: 'a toast' }] : []),
  ]
  return (
    <div ref={line} className={styles.ladder} role="radiogroup" aria-label="What you say">
      {sayings.map(({ saying, call, word }) => (
        <label key={saying} className={styles.step} data-saying={saying}>
          <input
            type="radio"
            name="saying"
            checked={saying === chosen}
            onChange={() => onChoose(saying)}
          />
          {call}
          {word && <small>{word}</small>}
        </label>
      ))}
    </div>
  )
}
