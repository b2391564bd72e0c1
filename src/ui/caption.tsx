import styles from './caption.module.css'

type CaptionProps = {
  words: string | null
  /** Sized for a TV. */
  isScreen?: boolean
}

/** A sound in words. Screen readers hear the sound itself. */
export function Caption({ words, isScreen }: CaptionProps) {
  if (words === null) return null
  return (
    <p className={isScreen ? styles.onScreen : styles.onPhone} aria-hidden>
      {`♪ ${words}`}
    </p>
  )
}
