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
  const listLabel = isLike ? 'liked ones' : 'created ones'
  const name = list === 'liked_games' ? 'LikedGame' : 'CreatedGame'
  const shared = { auth: 'owner', path: listPath, responses: { 200: profileResponse } } as const
  return [
    {
      route: `PUT /api/users/{userId}/${list}/{gameId}`,
      id: `add${name}`,
      summary: isLike
        ? 'Like a game or a pack. Idempotent.'
        : 'Add an own pack to the created packs. Idempotent.',
      ...shared,
      errors: ['invalid_request', 'not_found', 'conflict'],
    },
    {
      route: `DELETE /api/users/{userId}/${list}/{gameId}`,
      id: `remove${name}`,
      summary: `Remove a game or a pack from the ${listLabel}. Idempotent.`,
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
    summary: 'Buy a 24-hour pass for a premium pack with coins.',
    auth: 'owner',
    path: ownerPath,
    body: Purchase,
    responses: {
      200: json(
        '`ok` is false when the balance is too low; nothing is changed then.',
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
    summary: 'List the account’s packs with drafts and hidden ones, last changed first.',
    auth: 'owner',
    path: ownerPath,
    query: OwnPacksQuery,
    responses: { 200: json('A page of packs.', OwnPackPage) },
  },
]
