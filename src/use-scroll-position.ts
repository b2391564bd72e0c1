import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepScrollPosition } from '#browser/navigation/keep-scroll-position.ts'

/** At the top, at the hash, or where it was left (spec §2), late content included. */
export function useScrollPosition(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation
  useEffect(keepScrollPosition, [key])
}
