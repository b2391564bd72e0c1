import type { Context } from 'hono'
import type { Profile } from '#domain/profile/profile.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { sessionToken } from '#server/platform/web/session.ts'
import { getProfile } from './get-profile.ts'
import { findSessionProfile } from './profile-repository.ts'

/** One query, because every navigation reads it. */
export async function readOwnProfile(
  c: Context,
  services: ServerContext,
  userId: string,
): Promise<Profile> {
  const token = sessionToken(c, services)
  const found =
    token === null ? null : await findSessionProfile(services.database.db, token, services.now())
  if (found === null) throw new AppError('unauthenticated', 'Sign in first.')
  c.set('userId', found.userId)
  if (found.userId !== userId) throw new AppError('forbidden', 'This is somebody else’s profile.')
  return found.profile ?? (await getProfile(services, userId))
}
