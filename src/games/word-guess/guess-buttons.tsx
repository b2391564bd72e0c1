import { Button } from '#ui/button.tsx'
import styles from './guess-buttons.module.css'

type GuessButtonsProps = {
  onGuess: (right: boolean) => void
  /** Not a guess, but a question. */
  onBack?: () => void
}

/** The host judges the guess. */
export function GuessButtons({ onGuess, onBack }: GuessButtonsProps) {
  return (
    <>
      {onBack && (
        <Button
          variant="quiet"
          size="medium"
          icon="icon-back"
          label="A question after all"
          onPress={onBack}
        >
          {null}
        </Button>
      )}
      <Button variant="quiet" size="medium" className={styles.wrong} onPress={() => onGuess(false)}>
        Not it
      </Button>
      <Button size="medium" className={styles.right} onPress={() => onGuess(true)}>
        That is it
      </Button>
    </>
  )
}
