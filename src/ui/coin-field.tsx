import type { ReactNode, Ref } from 'react'
import styles from './coin-field.module.css'
import { useCountUp } from './count-up.ts'
import { Glyph } from './glyph.tsx'

const british = new Intl.NumberFormat('en-GB')

type CoinFieldProps = {
  amount: number
  words?: string
  children?: ReactNode
  /** The target of flying coins. */
  ref?: Ref<HTMLSpanElement>
}

export function CoinField({ amount, words = 'dojo coins', children, ref }: CoinFieldProps) {
  const shown = useCountUp(amount)
  const total = british.format(amount)
  return (
    <div className={styles.field}>
      <p className={`${styles.amount} ${sizeFor(total.length)}`}>
        <span className={styles.number} aria-hidden>
          {british.format(shown)}
        </span>
        <span className="seen-by-readers">{total} </span>
        {words}
      </p>
      {children && <div className={styles.below}>{children}</div>}
      <span ref={ref} className={styles.coin}>
        <Glyph id="crest-coin" />
      </span>
    </div>
  )
}

/** Long numbers are smaller so that they never run under the coin. */
function sizeFor(length: number): string {
  if (length < 6) return ''
  return (length < 8 ? styles[`digits${length - 1}`] : styles.millions) ?? ''
}
