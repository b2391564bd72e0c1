import { z } from 'zod'
import { OwnPacksQuery } from '#contract/packs.ts'
import { GameId, Purchase } from '#contract/profile.ts'
import type { Operation } from '#server/platform/web/operation.ts'
import { isoTime, json } from '#server/platform/web/operation-responses.ts'
import { ownerPath, profileResponse } from '../profile/profile.operations.ts'
import { OwnPackPage } from './pack-card.ts'

const listPath = { ...ownerPath, gameId: GameId }

const listOperations = (['liked_games', 'created_games'] as const).flatMap((list): Operation[] => {
  const isLike = list === 'liked_games'
  const listLabel = isLike ? 'what they like' : 'what they made'
  const name = list === 'liked_games' ? 'LikedGame' : 'CreatedGame'
  const shared = { auth: 'owner', path: listPath, responses: { 200: profileResponse } } as const
  return [
    {
      route: `PUT /api/users/{userId}/${list}/{gameId}`,
      id: `add${name}`,
      summary: isLike
        ? 'Adds a game, or a pack, to what they like; a second time changes nothing.'
        : 'Adds a pack of their own to what they made; a second time changes nothing.',
      ...shared,
      errors: ['invalid_request', 'not_found', 'conflict'],
    },
    {
      route: `DELETE /api/users/{userId}/${list}/{gameId}`,
      id: `remove${name}`,
      summary: `Takes a game, or a pack, from ${listLabel}; a second time changes nothing.`,
      ...shared,
      errors: ['invalid_request', 'not_found'],
    },
  ]
})

export const packOwnerOperations: Operation[] = [
  ...listOperations,
  {
    route: 'POST /api/users/{userId}/purchases',
    id: 'buyPass',
    summary: 'Spends coins on a pass of 24 hours for one premium pack.',
    auth: 'owner',
    path: ownerPath,
    body: Purchase,
    responses: {
      200: json(
        'Whether it was bought; with too few coins nothing has changed.',
        z.union([
          z.strictObject({ ok: z.literal(true), until: isoTime }),
          z.strictObject({ ok: z.literal(false) }),
        ]),
      ),
    },
    errors: ['not_found'],
  },
  {
    route: 'GET /api/users/{userId}/packs',
    id: 'listOwnPacks',
    summary: 'One’s own packs, drafts and hidden ones among them, the last changed first.',
    auth: 'owner',
    path: ownerPath,
    query: OwnPacksQuery,
    responses: { 200: json('A page of packs.', OwnPackPage) },
  },
]
