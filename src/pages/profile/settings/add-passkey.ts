import { type Answer, offlineMessage } from '#browser/call-api.ts'
import { problemIn } from '#browser/sign-in-errors.ts'

const missing = 'This browser has no passkeys. Try another one, or another device.'

/** Asks the device for a passkey and gives it to the server; never throws. */
export async function addPasskey(name: string): Promise<Answer<null>> {
  if (!('PublicKeyCredential' in window)) return refuse(0, missing)
  try {
    // Only here is the sign-in library's own half needed.
    const { authClient } = await import('#browser/auth-client.ts')
    const { error } = await authClient.passkey.addPasskey({ name })
    if (!error) return { ok: true, status: 200, data: null }
    return refuse(error.status, problemIn(error).sentence)
  } catch {
    return { ok: false, status: 'offline', message: offlineMessage }
  }
}

function refuse(status: number, message: string): Answer<null> {
  return { ok: false, status, message }
}
