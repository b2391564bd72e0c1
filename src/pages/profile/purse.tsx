import type { Ref } from 'react'
import { useCountUp } from '#ui/count-up.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './purse.module.css'

type PurseProps = { amount: number; isOpen: boolean; ref: Ref<HTMLSpanElement> }

export function Purse({ amount, isOpen, ref }: PurseProps) {
  const shown = useCountUp(amount)
  return (
    <div className={`${styles.purse} ${isOpen ? styles.open : ''}`} aria-hidden>
      {shown.toLocaleString('en-GB')}
      <span ref={ref} className={styles.coin}>
        <Glyph id="crest-coin" />
      </span>
    </div>
  )
}
