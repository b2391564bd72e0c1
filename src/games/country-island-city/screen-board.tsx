import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { letterCount } from '#games/parts/prompt-text.ts'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import styles from './screen-board.module.css'

type ScreenBoardProps = {
  letter: string
  isFlying?: boolean
  columns: readonly string[]
  clock: Clock | null
  /** Under the clock. */
  children: ReactNode
}

const longText = 15
const longestText = 30

/** The letter as high as the screen, its columns, and the clock. */
export function ScreenBoard(props: ScreenBoardProps) {
  const { letter, isFlying = false, columns, clock, children } = props
  return (
    <div className={styles.board}>
      <p className={styles.letter} aria-hidden={isFlying} data-flying={isFlying}>
        {letter}
      </p>
      <ul className={styles.columns} data-count={columns.length}>
        {columns.map((column) => (
          <li key={column} data-fit={fitOf(column)}>
            <bdi>{column}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.side} aria-live="polite">
        {clock ? <ScreenClock clock={clock}>{children}</ScreenClock> : children}
      </div>
    </div>
  )
}

function fitOf(column: string): string | undefined {
  const length = letterCount(column)
  return length > longestText ? 'longest' : length > longText ? 'long' : undefined
}
