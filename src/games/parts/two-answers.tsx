import { Button, type ButtonProps } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import styles from './two-answers.module.css'

type Answer = {
  label: string
  note?: string | undefined
  onPress: () => void
}

type TwoAnswersProps = { no: Answer; yes: Answer } & Pick<ButtonProps, 'settles'>

/** Two answers of equal size, in the dock: neither is the recommended one. */
export function TwoAnswers({ no, yes, settles }: TwoAnswersProps) {
  return (
    <>
      <Button
        size="large"
        className={styles.not}
        settles={settles}
        onPress={no.onPress}
        note={no.note}
      >
        {no.label}
      </Button>
      <Button
        size="large"
        className={styles.half}
        settles={settles}
        onPress={yes.onPress}
        note={yes.note}
      >
        {yes.label}
      </Button>
    </>
  )
}

/** In their place once one is given: pressing it changes it. */
export function GivenAnswer({ label, note, onPress }: Answer) {
  return (
    <Button size="large" className={styles.answered} onPress={onPress} note={note}>
      {label}
      <Eye open className={styles.eye} />
    </Button>
  )
}
