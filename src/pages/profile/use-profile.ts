import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { readOutbox, watchOutbox } from '#browser/outbox/outbox-list.ts'
import { account } from '#browser/session/account.ts'
import { refreshProfile } from '#browser/session/profile-actions.ts'
import { profileState, useProfileState } from '#browser/session/profile-store.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { storeViewer } from './store-viewer.ts'
import type { Viewer } from './viewer.ts'

/**
 * The profile: first as rendered, then from the store. When the store is emptied, as offline, the
 * last value stays.
 */
export function useProfile(viewer: Viewer): Profile {
  const state = useProfileState()
  const [known, setKnown] = useState(viewer.profile)
  const { revalidate } = useRevalidator()
  const live = state.userId === viewer.userId ? state.profile : null
  if (live !== null && live !== known) setKnown(live)

  useEffect(() => storeViewer(viewer, viewer.profile), [viewer])

  // Another tab changed the account: ask the server.
  const isTheirs = useSaved(account, null)?.userId === viewer.userId
  const wasTheirs = useRef(false)
  const askAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!isTheirs && wasTheirs.current) askAgain()
    wasTheirs.current = isTheirs
  }, [isTheirs])

  // A sent like or feedback may have earned a reward.
  const waiting = useSyncExternalStore(watchOutbox, countPending, () => 0)
  const wasWaiting = useRef(0)
  useEffect(() => {
    if (waiting < wasWaiting.current) askAgain()
    wasWaiting.current = waiting
  }, [waiting])

  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && profileState.get().userId === viewer.userId) {
        void refreshProfile()
        // Other devices may have earned a reward meanwhile.
        void revalidate()
      }
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('online', refresh)
    }
  }, [viewer.userId, revalidate])

  return live ?? known
}

/** Unsent entries without claims. */
function countPending(): number {
  return readOutbox().filter(({ kind }) => kind !== 'claim').length
}
