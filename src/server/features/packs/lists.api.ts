import { type Context, Hono } from 'hono'
import { GameId } from '#contract/profile.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { getProfile } from '../profile/get-profile.ts'
import { changeList } from './change-list.ts'

/** `/api/users/{userId}`: the games and packs that a user likes, and those they made. */
export function listsApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()

  for (const list of ['liked_games', 'created_games'] as const) {
    const path = `/:userId/${list}/:gameId` as const
    const change =
      (wanted: 'on' | 'off') => async (c: Context<AppEnv, '/:userId/liked_games/:gameId'>) => {
        const { userId } = await requireOwner(c, services, c.req.param('userId'))
        const itemId = parseGameId(c.req.param('gameId'))
        await changeList(services, { userId, list, itemId }, wanted)
        return c.json(await getProfile(services, userId))
      }
    api.put(path, change('on'))
    api.delete(path, change('off'))
    api.all(path, onlyMethods('PUT', 'DELETE'))
  }
  return api
}

function parseGameId(text: string): string {
  const parsed = GameId.safeParse(text)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', 'gameId: must be the id of a game')
}
