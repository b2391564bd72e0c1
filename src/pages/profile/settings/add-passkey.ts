import { type ApiResult, offlineMessage } from '#browser/api/call-api.ts'
import { NoResponseError } from '#browser/api/fetch-with-body.ts'
import { toMessage } from '#browser/api/user-facing-error.ts'
import { passkeyObstacle } from '#browser/device/secure-context.ts'
import { problemIn } from '#browser/session/sign-in-errors.ts'

const missing = 'This browser has no passkeys. Try another one, or another device.'

/** Creates a passkey on the device and registers it. Never throws. */
export async function addPasskey(name: string): Promise<ApiResult<null>> {
  const reason = passkeyObstacle()
  if (reason !== null) return refuse(0, reason)
  if (!('PublicKeyCredential' in window)) return refuse(0, missing)
  // The sign-in library's client is needed only here.
  const late = await import('#browser/session/auth-client.ts').catch(() => null)
  if (late === null) return refuse('offline', offlineMessage)
  try {
    const { error } = await late.authClient.passkey.addPasskey({ name })
    if (!error) return { ok: true, status: 200, data: null }
    return refuse(error.status, problemIn(error).sentence)
  } catch (error) {
    if (error instanceof NoResponseError) return refuse('offline', offlineMessage)
    return refuse(0, toMessage(error))
  }
}

function refuse(status: number | 'offline', message: string): ApiResult<null> {
  return { ok: false, status, message }
}
