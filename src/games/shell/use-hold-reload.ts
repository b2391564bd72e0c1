import { useEffect } from 'react'
import { wakeOutbox } from '#browser/outbox/outbox.ts'
import { holdReload } from '#browser/updates/hold-reload.ts'

/**
 * While `isPlaying` a game is running here: no new version takes the page from under it, and nothing
 * is sent by itself. What the game has left to tell goes out after it.
 */
export function useHoldReload(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return wakeOutbox()
    const release = holdReload()
    return () => {
      release()
      wakeOutbox()
    }
  }, [isPlaying])
}
