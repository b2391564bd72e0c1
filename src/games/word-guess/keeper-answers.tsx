import { Button } from '#ui/button.tsx'
import styles from './keeper-answers.module.css'
import type { Answer } from './rules-log.ts'

/** On the keeper's own phone: yes and no are equal and large. */
export function KeeperAnswers({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <fieldset className={styles.answers}>
      <legend className="seen-by-readers">The answer</legend>
      <Button variant="quiet" onPress={() => onAnswer('sort-of')} note="counts as one">
        Sort of
      </Button>
      <Button variant="quiet" onPress={() => onAnswer('invalid')} note="counts for nothing">
        Invalid
      </Button>
      <Button className={styles.yes} onPress={() => onAnswer('yes')}>
        Yes
      </Button>
      <Button className={styles.no} onPress={() => onAnswer('no')}>
        No
      </Button>
    </fieldset>
  )
}
