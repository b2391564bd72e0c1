import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import styles from './two-answers.module.css'

type Answer = {
  label: string
  note?: string | undefined
  onPress: () => void
}

/** Two answers of equal size, in the dock: neither is the recommended one. */
export function TwoAnswers({ no, yes }: { no: Answer; yes: Answer }) {
  return (
    <>
      <Button size="large" className={styles.not} onPress={no.onPress} note={no.note}>
        {no.label}
      </Button>
      <Button size="large" className={styles.half} onPress={yes.onPress} note={yes.note}>
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
