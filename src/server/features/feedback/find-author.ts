import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { sessionToken } from '#server/platform/web/session.ts'
import { findSessionProfile } from '../profile/profile-repository.ts'

type Author = { userId: string; username: string }

/** Null when signed out. */
export async function findAuthor(c: Context, services: ServerContext): Promise<Author | null> {
  const token = sessionToken(c, services)
  if (token === null) return null
  const found = await findSessionProfile(services.database.db, token, services.now())
  if (!found?.profile) return null
  return { userId: found.userId, username: found.profile.username }
}
