import styles from './key-number.module.css'

const keys = 10

/** The key that picks this player (`use-keys.ts`). */
export function KeyNumber({ place }: { place: number }) {
  if (place >= 2 * keys) return null
  const digit = (place + 1) % keys
  return (
    <kbd aria-hidden className={styles.key}>
      {place < keys ? digit : `⇧${digit}`}
    </kbd>
  )
}
