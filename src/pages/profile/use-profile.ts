import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { account } from '#browser/account.ts'
import { refreshProfile } from '#browser/profile-actions.ts'
import { profileState, useProfileState } from '#browser/profile-store.ts'
import { useSaved } from '#browser/use-saved.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { keepViewer } from './keep-viewer.ts'
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

  useEffect(() => keepViewer(viewer, viewer.profile), [viewer])

  // In another tab they signed out, or somebody else in: the server says whose page this is now.
  const isTheirs = useSaved(account, null)?.userId === viewer.userId
  const wasTheirs = useRef(false)
  const askAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!isTheirs && wasTheirs.current) askAgain()
    wasTheirs.current = isTheirs
  }, [isTheirs])

  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && profileState.get().userId === viewer.userId) void refreshProfile()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('online', refresh)
    }
  }, [viewer.userId])

  return live ?? known
}
