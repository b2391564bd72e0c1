import { useEffect, useEffectEvent } from 'react'
import { offerPasskey, signInByPasskey, withdrawPasskeyOffer } from '#browser/passkey-sign-in.ts'
import { useIsAlive } from '#browser/use-saved.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useEnter } from './use-enter.ts'

/** In by passkey, where this browser has such a thing: by this strip, or offered in the first field. */
export function PasskeyStrip({ call }: { call: AuthCall }) {
  const enter = useEnter()
  const isAlive = useIsAlive()
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

  if (!isAlive || !('PublicKeyCredential' in window)) return null
  return (
    <LinkStrip
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
