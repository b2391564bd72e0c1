import styles from './name-one.module.css'

type NameOneProps = { letter?: string | undefined; isPassedOn?: boolean }

/** No line break before the letter: alone on a line it would be read as a word. */
export function NameOne({ letter, isPassedOn }: NameOneProps) {
  const words = letter ? `Name one with ${letter}` : 'Name one'
  return (
    <>
      <span className={styles.whole}>{words}</span>
      {isPassedOn && (
        <>
          . <span className={styles.whole}>Pass it on.</span>
        </>
      )}
    </>
  )
}
