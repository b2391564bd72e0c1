import type { ReactNode } from 'react'
import styles from './auth-page.module.css'
import type { OperatorContact } from './read-visitor.ts'

type AskOperatorProps = {
  operator: OperatorContact
  /** What the operator has to do; follows their name. */
  to: ReactNode
}

export function AskOperator({ operator: { name, email }, to }: AskOperatorProps) {
  return (
    <p className={styles.words}>
      Ask {name === null ? 'the person who runs this site' : <strong>{name}</strong>}
      {email !== null && (
        <>
          {' '}
          (
          <a href={`mailto:${email}`} className={styles.inline}>
            {email}
          </a>
          )
        </>
      )}{' '}
      {to}
    </p>
  )
}
