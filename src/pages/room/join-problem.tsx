import { Row, RowList } from '#ui/row.tsx'
import styles from './join.module.css'
import type { JoinTrouble } from './join-trouble.ts'

type JoinProblemProps = { trouble: JoinTrouble; name: string; onReturn: () => void }

/** What went wrong; whose phone died may ask for the old seat. */
export function JoinProblem({ trouble, name, onReturn }: JoinProblemProps) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {trouble.message}
      </p>
      {trouble.refusal === 'name-taken' && (
        <RowList>
          <Row
            title={`I am ${name}`}
            note="My other phone is gone. The host lets you in."
            icon="icon-phone"
            onPress={onReturn}
          />
        </RowList>
      )}
    </>
  )
}
