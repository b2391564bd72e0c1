import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { mayBeSignedIn } from '#browser/session/may-be-signed-in.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { watchOtherTabs } from '#browser/storage/storage.ts'

/**
 * Resolves the signed-in flag at every navigation (spec §2), and when another tab signs in or out.
 * A device without a session knows at once: it sends no request and loads nothing for it.
 */
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
  // Without a network to load it over, an error gives false (spec §4).
  import('#browser/session/resolve-session.ts').then(
    (session) => session.resolveDevice(),
    signedOut,
  )
}

function signedOut(): void {
  writeSessionValue('signedIn', 'false')
}
