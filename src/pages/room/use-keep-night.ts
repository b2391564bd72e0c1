import { useState } from 'react'
import { rememberNight } from '#browser/nights/kept-nights.ts'
import { keepNight } from '#browser/nights/nights-api.ts'
import type { NightSeat } from '#contract/nights.ts'
import { useSeatedRoom } from './use-room.ts'

/** Keeps the evening of this room: however many tap, it is one. */
export function useKeepNight() {
  const { state, name, token } = useSeatedRoom()
  const [kept, setKept] = useState<NightSeat | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function keep(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await keepNight(state.room.code, token)
    setBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (!answer.ok) return
    rememberNight({ id: answer.data.id, token, name })
    setKept(answer.data)
  }

  return { kept, problem, isBusy, keep, close: () => setKept(null) }
}
