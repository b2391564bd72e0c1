import { useEffect, useRef } from 'react'
import { buzz } from '#browser/device/cues.ts'
import type { Seat } from '#domain/table/players.ts'

/** The last who is missing in a ballot was waited for before: that is no turn. */
export function isTurnOf(own: Seat, before: readonly Seat[], now: readonly Seat[]): boolean {
  return now.length === 1 && now[0] === own && !before.includes(own)
}

/** Once, as this seat's turn comes. */
export function useTurnBuzz(viewer: unknown, waitsFor: readonly Seat[]): void {
  const before = useRef(waitsFor)
  useEffect(() => {
    if (typeof viewer === 'number' && isTurnOf(viewer, before.current, waitsFor)) buzz()
    before.current = waitsFor
  }, [viewer, waitsFor])
}
