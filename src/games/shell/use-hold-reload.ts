import { useEffect } from 'react'
import { wakeOutbox } from '#browser/outbox/outbox.ts'
import { holdReload } from '#browser/updates/hold-reload.ts'

/**
 * While `isPlaying`, no reload for a new version and no automatic sending; both follow after the
 * game.
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
