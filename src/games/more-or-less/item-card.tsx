import type { ReactNode } from 'react'
import styles from './item-card.module.css'
import type { Item } from './rules-items.ts'
import { formatValue } from './rules-measures.ts'

type ItemCardProps = {
  item: Item
  /** Above the label. */
  lead?: string
}

export function ItemCard({ item, lead }: ItemCardProps) {
  return (
    <div className={styles.thing}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <p className={styles.label}>{item.label}</p>
      <Figure unit={item.unit}>{formatValue(item.value, item.unit)}</Figure>
    </div>
  )
}

type FigureProps = { unit: string; children: string; isSilent?: boolean }

/** @param isSilent hidden from screen readers while still counting */
export function Figure({ unit, children, isSilent }: FigureProps) {
  return (
    <p className={styles.figure} data-length={lengthOf(children)} aria-hidden={isSilent}>
      <b>{children}</b> <span>{unit}</span>
    </p>
  )
}

type HiddenItemCardProps = { label: ReactNode; lead?: string; children: ReactNode }

/** The number is hidden: a clock or a question in its place. */
export function HiddenItemCard({ label, lead, children }: HiddenItemCardProps) {
  return (
    <div className={styles.riddle}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  )
}

/** The type size depends on the length, not on the digits. */
export function lengthOf(text: string): 'short' | 'middle' | 'long' {
  if (text.length <= 5) return 'short'
  return text.length <= 7 ? 'middle' : 'long'
}
