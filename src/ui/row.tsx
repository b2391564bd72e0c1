import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './row.module.css'

export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

type RowProps = {
  title: ReactNode
  note?: ReactNode
  isHighlighted?: boolean
  /** At the left: a seal. */
  start?: ReactNode
  /** At the right: a switch, a count. */
  end?: ReactNode
  icon?: string
  onPress?: () => void
  /** Makes it a switch. */
  isOn?: boolean
}

/** A button over its whole width when it has `onPress`. */
export function Row({ title, note, isHighlighted, start, end, icon, onPress, isOn }: RowProps) {
  const classes = `${styles.row} ${isHighlighted ? styles.highlighted : ''}`
  const inside = (
    <>
      {start}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end}
      {icon && <Glyph id={icon} className={styles.end} />}
    </>
  )
  if (!onPress) {
    return (
      <li>
        <div className={classes}>{inside}</div>
      </li>
    )
  }
  const isSwitch = isOn !== undefined
  return (
    <li>
      <button
        type="button"
        className={classes}
        onClick={onPress}
        {...(isSwitch ? { role: 'switch', 'aria-checked': isOn } : {})}
      >
        {inside}
      </button>
    </li>
  )
}
