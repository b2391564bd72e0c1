import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepPlace } from '#browser/navigation/keep-place.ts'

/** At the top, at what the address points at, or where it was left (spec §2): also what is drawn late. */
export function usePlace(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation
  useEffect(keepPlace, [key])
}
