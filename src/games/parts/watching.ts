import { createContext, type ReactNode, use } from 'react'

/** What a phone that only watches has in the place of a game's own dock. */
export type Watching = {
  /** Under the game's screen. */
  below: ReactNode
  dock: ReactNode
  /** Quiet, above the dock. */
  tools?: ReactNode
  /** “You’re watching.” */
  words: string
}

/** Null on a phone that plays, or will. */
export const WatchingContext = createContext<Watching | null>(null)

export function useWatching(): Watching | null {
  return use(WatchingContext)
}

/** On the screen of a phone that does not play now. @param unit “prompt”, “lap” */
export function useLateWords(unit: string): string {
  return useWatching()?.words ?? `You are in from the next ${unit} on.`
}
