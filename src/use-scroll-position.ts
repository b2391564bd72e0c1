import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepScrollPosition } from '#browser/navigation/keep-scroll-position.ts'

/** At the top, at what the address points at, or where it was left (spec §2): also what is drawn late. */
export function useScrollPosition(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation
  useEffect(keepScrollPosition, [key])
}
