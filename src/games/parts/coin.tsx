import type { RefObject } from 'react'
import type { CoinSide } from '#domain/tools/coin.ts'
import { symbolsUrl } from '#ui/glyph.tsx'
import styles from './coin.module.css'

/** A daruma's head, and the square hole of old coins. */
export function Coin({ up, ref }: { up: CoinSide; ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={ref} className={styles.coin} data-up={up}>
      <div className={styles.sides}>
        <svg viewBox="0 0 200 200" className={styles.side} aria-hidden>
          <Blank />
          <use href={`${symbolsUrl}#icon-you`} x="50" y="46" width="100" height="100" />
        </svg>
        <svg viewBox="0 0 200 200" className={styles.side} aria-hidden>
          <Blank />
          <path d="M70 71L131 69L130 131L69 130Z" />
          <path d="M92 34h16v18H92zM92 148h16v18H92zM34 92h18v16H34zM148 92h18v16h-18z" />
        </svg>
      </div>
    </div>
  )
}

function Blank() {
  return (
    <>
      <circle className={styles.metal} cx="100" cy="100" r="98" />
      <path className={styles.fold} d="M128 6A98 98 0 0 1 128 194Z" />
      <circle className={styles.ring} cx="100" cy="100" r="82" />
    </>
  )
}
