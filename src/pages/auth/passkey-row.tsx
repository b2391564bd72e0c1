import { useEffect, useEffectEvent } from 'react'
import { passkeyObstacle } from '#browser/device/secure-context.ts'
import {
  offerPasskey,
  signInByPasskey,
  withdrawPasskeyOffer,
} from '#browser/session/passkey-sign-in.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { Row } from '#ui/row.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/**
 * Passkey sign-in by button or autofill. When it is not available, the row says why. It is rendered
 * from the start, so that nothing moves under a finger at hydration.
 */
export function PasskeyRow({ call }: { call: AuthCall }) {
  const enter = useFinishSignIn()
  const isHydrated = useIsHydrated()
  const come = useEffectEvent(() => call.run('passkey', enter))

  useEffect(() => {
    let isHere = true
    void offerPasskey().then((isIn) => {
      if (isIn && isHere) come()
    })
    return () => {
      isHere = false
      void withdrawPasskeyOffer()
    }
  }, [])

  const reason = isHydrated ? (passkeyObstacle() ?? unavailableReason()) : null
  if (reason !== null) return <Row title="With a passkey" note={reason} />
  return (
    <LinkRow
      title="With a passkey"
      note={call.busy === 'passkey' ? 'Waiting for your passkey' : 'Face, finger or PIN'}
      onPress={() =>
        call.run('passkey', async () => {
          return (await signInByPasskey()) ?? (await enter())
        })
      }
    />
  )
}

function unavailableReason(): string | null {
  return 'PublicKeyCredential' in window ? null : 'This browser has no passkeys.'
}
