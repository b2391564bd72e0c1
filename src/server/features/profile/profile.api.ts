import { type Context, Hono } from 'hono'
import { ActivityReport, ProfilePatch, ProfilePut } from '#contract/profile.ts'
import { packGame } from '#domain/profile/activity.ts'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { changeProfile } from './change-profile.ts'
import { getProfile } from './get-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { recordActivity } from './record-activity.ts'

/** `/api/users/{userId}`: the profile document, for its owner. */
export function profileApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const requireProfileOwner = (c: Context<AppEnv, '/:userId'>) =>
    requireOwner(c, services, c.req.param('userId'))

  api.get('/:userId', async (c) => c.json(await readOwnProfile(c, services, c.req.param('userId'))))
  api.put('/:userId', async (c) => {
    const { userId } = await requireProfileOwner(c)
    if (c.req.header('content-type') !== undefined) await readJson(c, ProfilePut)
    return c.json(await getProfile(services, userId))
  })
  api.patch('/:userId', async (c) => {
    const { userId } = await requireProfileOwner(c)
    return c.json(await changeProfile(services, userId, await readJson(c, ProfilePatch)))
  })

  api.post('/:userId/deeds', async (c) => {
    const { userId } = await requireProfileOwner(c)
    const activity = await readJson(c, ActivityReport)
    if (activity.game !== undefined && activity.game !== packGame) requireGame(activity.game)
    await recordActivity(services, userId, activity)
    return c.json(await getProfile(services, userId))
  })
  api.all('/:userId/deeds', onlyMethods('POST'))
  return api
}

function requireGame(slug: string): void {
  if (!findGame(slug)) throw new AppError('not_found', 'There is no such game.')
}
