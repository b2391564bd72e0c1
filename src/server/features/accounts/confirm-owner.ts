import type { ServerContext } from '#server/context.ts'
import { consume } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import type { Session } from '#server/platform/web/session.ts'
import type { Auth } from './create-auth.ts'
import { freshSessionMs } from './limits.ts'
import { hasPassword, passwordLimit } from './own-password.ts'

type OwnerProof = { session: Session; password: string | null; headers: Headers }

/**
 * Requires the password, or without one a fresh session, for what cannot be undone. Throws 403
 * with what to do.
 */
export async function confirmOwner(
  services: ServerContext,
  auth: Auth,
  { session, password, headers }: OwnerProof,
): Promise<void> {
  if (!(await hasPassword(services, session.userId))) {
    if (services.now() - session.createdAtMs <= freshSessionMs) return
    throw new AppError('forbidden', 'Sign out and in again first, so that we know it is you.')
  }
  if (password === null) throw new AppError('forbidden', 'Send your password along.')
  requireWithinLimit(await consume(services, passwordLimit(session.userId)))
  if (!(await isCorrectPassword(auth, password, headers))) {
    throw new AppError('forbidden', 'This is not your password.').withAudit('wrong_password')
  }
}

async function isCorrectPassword(auth: Auth, password: string, headers: Headers): Promise<boolean> {
  try {
    const { status } = await auth.api.verifyPassword({ body: { password }, headers })
    return status
  } catch {
    return false
  }
}
