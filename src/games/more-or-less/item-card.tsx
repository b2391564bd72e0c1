import type { ReactNode } from 'react'
import styles from './item-card.module.css'
import type { Item } from './rules-items.ts'
import { formatValue } from './rules-measures.ts'

/** A thing and its number, as large as it goes. */
export function ItemCard({ item }: { item: Item }) {
  return (
    <div className={styles.thing}>
      <p className={styles.label}>{item.label}</p>
      <Figure unit={item.unit}>{formatValue(item.value, item.unit)}</Figure>
    </div>
  )
}

type FigureProps = { unit: string; children: string; isSilent?: boolean }

/** @param isSilent for the eyes only, while it is still counting */
export function Figure({ unit, children, isSilent }: FigureProps) {
  return (
    <p className={styles.figure} data-length={lengthOf(children)} aria-hidden={isSilent}>
      <b>{children}</b> <span>{unit}</span>
    </p>
  )
}

/** A thing whose number is not told: in its place the clock, or a question. */
export function HiddenItemCard({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.riddle}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  )
}

/** How much room a number takes: the type is sized by it, and not by what it happens to be. */
function lengthOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 5) return 'short'
  return text.length <= 7 ? 'middle' : 'long'
}
