import { useRef, useState } from 'react'
import type { Problem } from '#browser/session/sign-in-errors.ts'

export type AuthCall = {
  busy: string | null
  lastButton: string
  problem: Problem | null
  setProblem: (problem: Problem | null) => void
  /** Ignored while another action runs. */
  run: (button: string, work: () => Promise<Problem | null>) => void
}

/** Runs one action at a time and keeps its problem. */
export function useAuthCall(first: Problem | null = null): AuthCall {
  const [busy, setBusy] = useState<string | null>(null)
  const [last, setLast] = useState('')
  const [problem, setProblem] = useState(first)
  // State updates are too late to stop a double tap.
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
