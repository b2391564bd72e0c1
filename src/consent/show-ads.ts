import { callApi } from '#browser/api/call-api.ts'
import { isAdPage } from '#contract/trackers.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { userIdOf } from '#domain/profile/user-id.ts'
import { addScript } from './add-script.ts'
import { isStaticPage } from './when-ready.ts'

const script = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/**
 * Lets AdSense hang adverts beside articles: pages of paper, which are left by loading another, so
 * that none of it can come along to a game. Whoever has premium sees none.
 */
export async function showAds(id: string): Promise<void> {
  const isPlace = isStaticPage() && isAdPage(location.pathname)
  if (isPlace && (await isFreeReader())) await addScript(`${script}?client=${id}`, 'anonymous')
}

/** Whether the server has just said that nobody is signed in, or somebody without premium. */
async function isFreeReader(): Promise<boolean> {
  type Session = { user: { id: string } } | null
  const session = await callApi<Session>('GET', '/api/auth/get-session')
  if (!session.ok) return false
  if (session.data === null) return true
  const path = `/api/users/${userIdOf(session.data.user.id)}`
  const profile = await callApi<Profile | null>('GET', path)
  return profile.ok && profile.data?.premium === false
}
