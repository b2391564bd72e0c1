import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

type SetAnnouncement = (words: ReactNode) => void

const Region = createContext<SetAnnouncement | null>(null)

/**
 * Outlives the screens of a game: screen readers miss text that appears together with its region.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [words, say] = useState<ReactNode>(null)
  return (
    <Region value={say}>
      <div className="seen-by-readers" aria-live="polite">
        {words}
      </div>
      {children}
    </Region>
  )
}

export function useHasLiveRegion(): boolean {
  return use(Region) !== null
}

/**
 * Announces this, and later changes in it; the same words as on the last screen are not repeated.
 * One at a time.
 */
export function Announce({ children }: { children: ReactNode }) {
  const say = use(Region)
  // With the screen: hidden text must not be found.
  useLayoutEffect(() => {
    say?.(children)
    return () => say?.(null)
  }, [say, children])
  return null
}
