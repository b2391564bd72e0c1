import type { ProfilePatch } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ServerContext } from '#server/context.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './profile-repository.ts'

/** Changes fields that are the owner's to change, and returns the profile. */
export async function changeProfile(
  services: ServerContext,
  userId: string,
  changes: ProfilePatch,
): Promise<Profile> {
  const profile = await getProfile(services, userId)
  await updateProfile(services.database.db, userId, changes)
  return { ...profile, ...changes }
}
