import type { ReactNode } from 'react'
import { lengthOf } from './item-card.tsx'
import { formatValue } from './rules-measures.ts'
import type { View } from './rules-state.ts'
import styles from './screen-halves.module.css'

type ScreenHalvesProps = {
  view: Pick<View, 'a'>
  /** The right half. */
  children: ReactNode
}

/** The known number on its cloth, the other one beside it. */
export function ScreenHalves({ view: { a }, children }: ScreenHalvesProps) {
  const value = formatValue(a.value, a.unit)
  return (
    <div className={styles.halves}>
      <div className={styles.known}>
        <ScreenItem label={a.label} unit={a.unit} value={value} fitted={value} />
      </div>
      <div className={styles.hidden}>{children}</div>
    </div>
  )
}

type ScreenItemProps = {
  label: string
  unit: string
  value: string
  /** The longest value that comes here, which sets the size. */
  fitted: string
  /** At the right of the value. */
  beside?: ReactNode
}

export function ScreenItem({ label, unit, value, fitted, beside }: ScreenItemProps) {
  return (
    <>
      <p className={styles.label} data-long={label.length > 24}>
        {label}
      </p>
      <p className={styles.figure} data-length={lengthOf(fitted)}>
        <b>{value}</b> {beside}
        <span>{unit}</span>
      </p>
    </>
  )
}
