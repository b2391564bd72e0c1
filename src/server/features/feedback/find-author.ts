import type { Context } from 'hono'
import type { Services } from '#server/services.ts'
import { sessionToken } from '../accounts/session.ts'
import { findSessionProfile } from '../profile/profile-repository.ts'

type Author = { userId: string; username: string }

/** Who gives a feedback: the profile of this request's session, or null for somebody signed out. */
export async function findAuthor(c: Context, services: Services): Promise<Author | null> {
  const token = sessionToken(c, services)
  if (token === null) return null
  const found = await findSessionProfile(services.database.db, token, services.now())
  if (!found?.profile) return null
  return { userId: found.userId, username: found.profile.username }
}
