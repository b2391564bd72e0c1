import styles from './reveal.module.css'

/** A crown, cut from paper. */
export function Crown() {
  return (
    <svg
      className={styles.crown}
      viewBox="0 0 100 72"
      fill="currentColor"
      role="img"
      aria-label="Crowned"
    >
      <path d="M5 70L3 16L29 40L50 3L71 40L97 16L95 70Z" />
    </svg>
  )
}

/** As many strokes as fingers; the number beside them is the truth. */
export function Fingers({ count }: { count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M${6 + index * 10} 2V30`).join('')
  return (
    <svg
      className={styles.fingers}
      viewBox={`0 0 ${count * 10} 32`}
      preserveAspectRatio="xMaxYMid"
      aria-hidden
    >
      <path d={strokes} stroke="currentColor" strokeWidth="6" fill="none" />
    </svg>
  )
}
