import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiResult } from '#browser/api/call-api.ts'
import { useOwner } from '../owner.ts'

export function useList<T>(read: () => Promise<ApiResult<T[]>>) {
  const { act } = useOwner()
  const [items, setItems] = useState<T[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function load(): Promise<void> {
    const answer = await act(read)
    if (answer.ok) {
      setItems(answer.data)
      setProblem(null)
    } else {
      setProblem(answer.message)
    }
  }

  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  return { items, problem, reload: load }
}
