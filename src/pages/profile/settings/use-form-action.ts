import { useState } from 'react'
import type { ApiResult } from '#browser/api/call-api.ts'
import { useOwner } from '../owner.ts'

export function useFormAction() {
  const { act } = useOwner()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)

  /** Null when it was refused or is already running. */
  async function run<T>(deed: () => Promise<ApiResult<T>>): Promise<{ data: T } | null> {
    if (isBusy) return null
    setBusy(true)
    setProblem(null)
    setDone(null)
    const answer = await act(deed)
    setBusy(false)
    if (answer.ok) return { data: answer.data }
    setProblem(answer.message)
    return null
  }

  return { isBusy, problem, setProblem, done, setDone, run }
}
