import { Slab } from '#ui/slab.tsx'
import styles from './answers.module.css'
import type { Answer } from './rules-log.ts'

type AnswersProps = { onAnswer: (answer: Answer) => void; onGuess: () => void }

/** What the host may say. Invalid costs nothing. */
export function Answers({ onAnswer, onGuess }: AnswersProps) {
  return (
    <fieldset className={styles.answers}>
      <legend className="seen-by-readers">The answer</legend>
      <Slab ghost className={styles.half} onPress={() => onAnswer('yes')}>
        Yes
      </Slab>
      <Slab ghost className={styles.half} onPress={() => onAnswer('no')}>
        No
      </Slab>
      <Slab ghost className={styles.third} onPress={() => onAnswer('sort-of')}>
        Sort of
      </Slab>
      <Slab ghost className={styles.third} onPress={() => onAnswer('invalid')} note="free">
        Invalid
      </Slab>
      <Slab className={styles.third} onPress={onGuess}>
        A guess
      </Slab>
    </fieldset>
  )
}
