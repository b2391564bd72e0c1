import { type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from '#browser/session/sign-in-errors.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './auth-page.module.css'

type ProblemAlertProps = {
  problem: Problem | null
  onDismiss?: () => void
  /** A button that helps. */
  children?: ReactNode
}

/** Scrolls into view: the button pressed may be far below. */
export function ProblemAlert({ problem, onDismiss, children }: ProblemAlertProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={place} className={styles.anchor}>
      <Alert
        message={
          problem && (
            <>
              {problem.sentence}
              {children}
            </>
          )
        }
        onDismiss={onDismiss}
      />
    </div>
  )
}
