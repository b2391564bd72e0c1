import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { mayBeSignedIn } from '#browser/session/may-be-signed-in.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { watchOtherTabs } from '#browser/storage/storage.ts'

/** Also resolves when another tab signs in or out (spec §2). Signed out, it loads nothing. */
export function useSession(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation
  useEffect(() => {
    if (mayBeSignedIn()) resolve()
    else signedOut()
  }, [key])

  useEffect(() => watchOtherTabs('account', resolve), [])
}

function resolve(): void {
  // Offline, an error means signed out (spec §4).
  import('#browser/session/resolve-session.ts').then(
    (session) => session.resolveDevice(),
    signedOut,
  )
}

function signedOut(): void {
  writeSessionValue('signedIn', 'false')
}
