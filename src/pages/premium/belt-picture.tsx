import styles from './belt-picture.module.css'

/** Decorative. */
export function BeltPicture() {
  return (
    <div className={styles.belt} aria-hidden>
      <svg viewBox="0 0 390 52" preserveAspectRatio="none" className={styles.seams} aria-hidden>
        <path d="M0 12H390M0 26H390M0 40H390" />
      </svg>
      <svg viewBox="0 0 26 52" className={styles.tape} aria-hidden>
        <path d="M0 0h9v52h-9zM17 0h9v52h-9z" />
      </svg>
      <svg viewBox="264 2 84 120" className={styles.knot} aria-hidden>
        <path className={styles.halo} d="M268 6L344 10L341 76L271 73Z" />
        <path d="M312 60L276 104L302 114L328 72Z" />
        <path d="M300 60L336 104L310 114L284 72Z" />
        <path d="M268 6L344 10L341 76L271 73Z" />
      </svg>
    </div>
  )
}
