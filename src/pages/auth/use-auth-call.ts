import { useRef, useState } from 'react'
import type { Problem } from '#browser/session/sign-in-errors.ts'

export type AuthCall = {
  /** Which button is at work; null while none is. */
  busy: string | null
  /** Which button was at work last: the one that a problem is about. */
  lastButton: string
  problem: Problem | null
  setProblem: (problem: Problem | null) => void
  /** Starts the work of a button, unless another one is still at work. */
  run: (button: string, work: () => Promise<Problem | null>) => void
}

/** One thing at a time, and what went wrong with the last one. */
export function useAuthCall(first: Problem | null = null): AuthCall {
  const [busy, setBusy] = useState<string | null>(null)
  const [last, setLast] = useState('')
  const [problem, setProblem] = useState(first)
  // The state lags behind a double tap.
  const isRunning = useRef(false)

  function run(button: string, work: () => Promise<Problem | null>): void {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(button)
    setLast(button)
    setProblem(null)
    work()
      .then(setProblem)
      .finally(() => {
        isRunning.current = false
        setBusy(null)
      })
  }

  return { busy, lastButton: last, problem, setProblem, run }
}
