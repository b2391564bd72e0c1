import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

type SetAnnouncement = (words: ReactNode) => void

const Region = createContext<SetAnnouncement | null>(null)

/**
 * What screen readers are told while a game runs. It outlives the screens that take each other's
 * place: words that come together with their region are not heard.
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

/** Whether there is a region that outlives this screen. */
export function useHasLiveRegion(): boolean {
  return use(Region) !== null
}

/**
 * Has screen readers say this, and then whatever changes in it; what the last screen had said in
 * the same words is not said again. One at a time.
 */
export function Announce({ children }: { children: ReactNode }) {
  const say = use(Region)
  // With the screen: what is no longer shown is no longer found.
  useLayoutEffect(() => {
    say?.(children)
    return () => say?.(null)
  }, [say, children])
  return null
}
