import { useEffect, useState } from 'react'
import { loadUntilThere } from '#browser/navigation/load-until-there.ts'
import { type Along, along, alongOnTable, forgetAlong } from '#browser/room/along.ts'
import type { KeptSeat } from '#browser/room/room-seats.ts'
import { useSaved } from '#browser/storage/use-saved.ts'

type Screens = typeof import('./along-screens.ts').alongScreens

type AlongHere = {
  /** The room's game is on this phone, or can be. */
  kept: Along | null
  isOnTable: boolean
  /** Null until they are there, and on phones that need none. */
  screens: Screens | null
}

/** The copy of the game that this seat's phone has. @param isHost null before the room is known */
export function useAlong({ code, seat }: KeptSeat, isHost: boolean | null): AlongHere {
  const saved = useSaved(along, null)
  const kept = saved?.code === code && saved.seat === seat ? saved : null
  const isOnTable = alongOnTable(kept) !== null
  const [screens, setScreens] = useState<Screens | null>(null)
  const needs = kept !== null || isHost === true
  useEffect(() => {
    if (!needs) return
    return loadUntilThere(
      () => import('./along-screens.ts'),
      (late) => setScreens(late.alongScreens),
    )
  }, [needs])
  const isPast = kept !== null && isHost === false && !isOnTable
  useEffect(() => {
    if (isPast) forgetAlong(code)
  }, [isPast, code])
  return { kept, isOnTable, screens }
}
