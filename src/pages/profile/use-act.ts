import { useCallback } from 'react'
import type { ApiResult } from '#browser/api/call-api.ts'
import { profileState } from '#browser/session/profile-store.ts'
import { resolveSession } from '#browser/session/resolve-session.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Owner } from './owner.ts'
import { storeViewer } from './store-viewer.ts'
import type { Viewer } from './viewer.ts'

const signedOutMessage = 'You are signed out on this device. Sign in again and carry on.'

/** Runs actions as the viewer. */
export function useAct(viewer: Viewer, profile: Profile): Owner['act'] {
  return useCallback(
    async <T>(deed: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> => {
      // A short network loss empties the store; the user is still signed in.
      const { userId } = profileState.get()
      if (userId === null) storeViewer(viewer, profile)
      // Another tab has signed in another account: refuse.
      else if (userId !== viewer.userId) {
        return { ok: false, status: 401, message: signedOutMessage }
      }
      const answer = await deed()
      if (answer.ok || answer.status !== 401) return answer
      void resolveSession()
      return { ...answer, message: signedOutMessage }
    },
    [viewer, profile],
  )
}
