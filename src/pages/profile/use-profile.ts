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
 * The profile as it is known now: first what the server rendered, then what the store holds. What
 * was known last stays when the store is emptied, as it is without a network.
 */
export function useProfile(viewer: Viewer): Profile {
  const state = useProfileState()
  const [known, setKnown] = useState(viewer.profile)
  const { revalidate } = useRevalidator()
  const live = state.userId === viewer.userId ? state.profile : null
  if (live !== null && live !== known) setKnown(live)

  useEffect(() => storeViewer(viewer, viewer.profile), [viewer])

  // In another tab they signed out, or somebody else in: the server says whose page this is now.
  const isTheirs = useSaved(account, null)?.userId === viewer.userId
  const wasTheirs = useRef(false)
  const askAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!isTheirs && wasTheirs.current) askAgain()
    wasTheirs.current = isTheirs
  }, [isTheirs])

  // What waited has reached the server: a like or feedback may have earned a reward.
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
        // What was done elsewhere meanwhile may have earned a reward.
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

/** What this device has done that the server does not know yet, claims apart. */
function countPending(): number {
  return readOutbox().filter(({ kind }) => kind !== 'claim').length
}
