import { tidyName } from '#domain/table/players.ts'
import styles from './join.module.css'
import { JoinProblem } from './join-problem.tsx'
import type { JoinTrouble } from './join-trouble.ts'
import { NameField } from './name-field.tsx'

type JoinNameProps = {
  name: string
  onName: (name: string) => void
  hint: string
  trouble: JoinTrouble | null
  /** Asks for the seat that already has this name. */
  onReturn: (name: string) => void
}

/** The name to join with, and why it cannot be taken. */
export function JoinName({ name, onName, hint, trouble, onReturn }: JoinNameProps) {
  const tidied = tidyName(name)
  return (
    <>
      <NameField value={name} onName={onName} />
      <p className={styles.small}>{hint}</p>
      {trouble && <JoinProblem trouble={trouble} name={tidied} onReturn={() => onReturn(tidied)} />}
    </>
  )
}
