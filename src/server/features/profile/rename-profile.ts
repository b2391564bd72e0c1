import type { Profile } from '#domain/profile/profile.ts'
import type { ServerContext } from '#server/context.ts'
import { getProfile } from './get-profile.ts'
import { updateUsername } from './profile-repository.ts'

/** Gives a profile another username and returns it. */
export async function renameProfile(
  services: ServerContext,
  userId: string,
  username: string,
): Promise<Profile> {
  const profile = await getProfile(services, userId)
  await updateUsername(services.database.db, userId, username)
  return { ...profile, username }
}
