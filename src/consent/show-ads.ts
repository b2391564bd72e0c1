import { callApi } from '#browser/api/call-api.ts'
import { isAdPage } from '#contract/trackers.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { userIdOf } from '#domain/profile/user-id.ts'
import { addScript } from './add-script.ts'
import { isStaticPage } from './when-ready.ts'

const script = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** On static articles only: a full load leaves them, so nothing of it reaches a game. */
export async function showAds(id: string): Promise<void> {
  const isPlace = isStaticPage() && isAdPage(location.pathname)
  if (isPlace && (await isFreeReader())) await addScript(`${script}?client=${id}`, 'anonymous')
}

/** False unless the server confirmed a reader without premium. */
async function isFreeReader(): Promise<boolean> {
  type Session = { user: { id: string } } | null
  const session = await callApi<Session>('GET', '/api/auth/get-session')
  if (!session.ok) return false
  if (session.data === null) return true
  const path = `/api/users/${userIdOf(session.data.user.id)}`
  const profile = await callApi<Profile | null>('GET', path)
  return profile.ok && profile.data?.premium === false
}
