import type { Profile } from '#domain/profile/profile.ts'
import type { Services } from '#server/services.ts'
import { getProfile } from './get-profile.ts'
import { updateUsername } from './profile-repository.ts'

/** Gives a profile another username and returns it. */
export async function renameProfile(
  services: Services,
  userId: string,
  username: string,
): Promise<Profile> {
  const profile = await getProfile(services, userId)
  await updateUsername(services.database.db, userId, username)
  return { ...profile, username }
}
