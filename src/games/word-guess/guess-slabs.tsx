import { Slab } from '#ui/slab.tsx'
import styles from './guess-slabs.module.css'

type GuessSlabsProps = {
  onGuess: (right: boolean) => void
  /** It was a question after all. */
  onBack?: () => void
}

/** Is it? Whoever keeps the word says so. */
export function GuessSlabs({ onGuess, onBack }: GuessSlabsProps) {
  return (
    <>
      {onBack && (
        <Slab ghost size="medium" icon="icon-back" label="A question after all" onPress={onBack}>
          {null}
        </Slab>
      )}
      <Slab ghost size="medium" className={styles.wrong} onPress={() => onGuess(false)}>
        Not it
      </Slab>
      <Slab size="medium" className={styles.right} onPress={() => onGuess(true)}>
        That is it
      </Slab>
    </>
  )
}
