import { useState } from 'react'
import type { RoomTable } from '#contract/room-view.ts'
import { Toast } from '#ui/toast.tsx'
import { useIsBefore } from './use-is-before.ts'

/** False where the game's house rules say how long it lasts. */
export function useIsLastRound(table: RoomTable | null, offsetMs: number): boolean {
  const atMs = table?.lastRoundAtMs ?? null
  const isBefore = useIsBefore(atMs, offsetMs)
  return atMs !== null && !isBefore
}

type LastRoundProps = { table: RoomTable | null; offsetMs: number }

/** Said once, as it begins. */
export function LastRound({ table, offsetMs }: LastRoundProps) {
  const isLast = useIsLastRound(table, offsetMs)
  const [saidOf, setSaidOf] = useState<number | null>(null)
  const atMs = table?.lastRoundAtMs ?? null
  return (
    <Toast
      message={isLast && saidOf !== atMs ? 'Last round' : null}
      onDismiss={() => setSaidOf(atMs)}
    />
  )
}
