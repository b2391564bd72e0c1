import type { DrawProps } from './draw-props.ts'
import styles from './venue-screen-draw.module.css'

const percents = [3, 38, 64, 82, 93, 99, 100]

/** Scrollbar: a bar that stops just before its end. */
export function ScreenBar({ screen, step, isOver, children }: DrawProps) {
  if (isOver) return children
  const percent = percents[step] ?? 100
  return (
    <div className={styles.loading} aria-hidden>
      <p>{`Loading card ${screen.view.round}`}</p>
      <b>{`${percent}%`}</b>
      <progress value={percent} max={100} />
      <p className={styles.almost}>
        {percent < 99 ? '\u00a0' : percent < 100 ? 'Almost…' : 'Done.'}
      </p>
    </div>
  )
}
