import { useEffect, useEffectEvent } from 'react'
import { askAuth } from '#browser/ask-auth.ts'
import { authClient } from '#browser/auth-client.ts'
import type { Problem } from '#browser/sign-in-errors.ts'
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
    void offerInField().then((isIn) => {
      if (isIn && isHere) come()
    })
    return () => {
      isHere = false
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

async function signInByPasskey(): Promise<Problem | null> {
  const problem = await askAuth(() => authClient.signIn.passkey())
  // The offer in the field may have begun a moment later, and taken this one's place.
  if (problem?.code !== 'ERROR_CEREMONY_ABORTED') return problem
  return await askAuth(() => authClient.signIn.passkey())
}

/** Whether somebody took the passkey that the browser offers among its suggestions. */
async function offerInField(): Promise<boolean> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false
  } catch {
    // No passkeys in this browser.
    return false
  }
  return (await askAuth(() => authClient.signIn.passkey({ autoFill: true }))) === null
}
