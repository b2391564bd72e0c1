import type { ReactNode } from 'react'
import styles from './rating-bars.module.css'

type RatingBarsProps = {
  votes: readonly [label: string, count: number][]
  /** The word that came of them. */
  verdict: string
  /** By row. */
  beside?: ((row: number) => ReactNode) | null
}

/** How many gave what; on a phone and, larger, on a TV. */
export function RatingBars({ votes, verdict, beside }: RatingBarsProps) {
  const most = Math.max(...votes.map(([, count]) => count))
  return (
    <ul className={styles.bars} data-shared={Boolean(beside)}>
      {votes.map(([label, count], row) => (
        <li key={label} data-won={verdict === `${label}.`}>
          <b>{label}</b>
          <progress value={count} max={most} aria-hidden />
          <em>{count}</em>
          {beside?.(row)}
        </li>
      ))}
    </ul>
  )
}
