import { Button } from '#ui/button.tsx'
import styles from './answers.module.css'
import type { Answer } from './rules-log.ts'

type AnswersProps = { onAnswer: (answer: Answer) => void; onGuess: () => void }

/** The host's answers; an invalid question is free. */
export function Answers({ onAnswer, onGuess }: AnswersProps) {
  return (
    <fieldset className={styles.answers}>
      <legend className="seen-by-readers">The answer</legend>
      <Button variant="quiet" className={styles.half} onPress={() => onAnswer('yes')}>
        Yes
      </Button>
      <Button variant="quiet" className={styles.half} onPress={() => onAnswer('no')}>
        No
      </Button>
      <Button variant="quiet" className={styles.third} onPress={() => onAnswer('sort-of')}>
        Sort of
      </Button>
      <Button
        variant="quiet"
        className={styles.third}
        onPress={() => onAnswer('invalid')}
        note="free"
      >
        Invalid
      </Button>
      <Button className={styles.third} onPress={onGuess}>
        A guess
      </Button>
    </fieldset>
  )
}
