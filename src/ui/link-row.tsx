import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './link-row.module.css'
import row from './row.module.css'

type LinkRowProps = {
  title: ReactNode
  note?: ReactNode
  /** Before the chevron: the current value. */
  end?: ReactNode
} & ({ to: string; onPress?: never } | { onPress: (event: MouseEvent) => void; to?: never })

/** A row that leads to a page or opens a sheet. */
export function LinkRow({ title, note, end, to, onPress }: LinkRowProps) {
  const inside = (
    <>
      <span className={row.words}>
        <span className={row.title}>{title}</span>
        {note && <span className={row.note}>{note}</span>}
      </span>
      {(end || end === 0) && <span className={styles.end}>{end}</span>}
      <svg viewBox="0 0 100 100" className={styles.chevron} aria-hidden>
        <path d="M34 14L70 50L34 86" />
      </svg>
    </>
  )
  return (
    <li>
      {to !== undefined ? (
        <Link to={to} className={row.row}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={row.row} onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  )
}
