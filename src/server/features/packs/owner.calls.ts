import { z } from 'zod'
import { OwnPacksQuery } from '#contract/packs.ts'
import { GameId, Purchase } from '#contract/profile.ts'
import { isoTime, json } from '#server/platform/web/answers.ts'
import type { Call } from '#server/platform/web/call.ts'
import { ownerPath, profileAnswer } from '../profile/profile.calls.ts'
import { OwnPackPage } from './pack-card.ts'

const listPath = { ...ownerPath, gameId: GameId }

const listCalls = (['liked_games', 'created_games'] as const).flatMap((list): Call[] => {
  const isLike = list === 'liked_games'
  const what = isLike ? 'what they like' : 'what they made'
  const name = list === 'liked_games' ? 'LikedGame' : 'CreatedGame'
  const shared = { by: 'owner', path: listPath, answers: { 200: profileAnswer } } as const
  return [
    {
      at: `PUT /api/users/{userId}/${list}/{gameId}`,
      id: `add${name}`,
      says: isLike
        ? 'Adds a game, or a pack, to what they like; a second time changes nothing.'
        : 'Adds a pack of their own to what they made; a second time changes nothing.',
      ...shared,
      refuses: ['invalid_request', 'not_found', 'conflict'],
    },
    {
      at: `DELETE /api/users/{userId}/${list}/{gameId}`,
      id: `remove${name}`,
      says: `Takes a game, or a pack, from ${what}; a second time changes nothing.`,
      ...shared,
      refuses: ['invalid_request', 'not_found'],
    },
  ]
})

/** `/api/users/{userId}`: the packs of one account, its lists of games, and what coins open. */
export const packOwnerCalls: Call[] = [
  ...listCalls,
  {
    at: 'POST /api/users/{userId}/purchases',
    id: 'buyPass',
    says: 'Spends coins on a pass of 24 hours for one premium pack.',
    by: 'owner',
    path: ownerPath,
    body: Purchase,
    answers: {
      200: json(
        'Whether it was bought; with too few coins nothing has changed.',
        z.union([
          z.strictObject({ ok: z.literal(true), until: isoTime }),
          z.strictObject({ ok: z.literal(false) }),
        ]),
      ),
    },
    refuses: ['not_found'],
  },
  {
    at: 'GET /api/users/{userId}/packs',
    id: 'listOwnPacks',
    says: 'One’s own packs, drafts and hidden ones among them, the last changed first.',
    by: 'owner',
    path: ownerPath,
    query: OwnPacksQuery,
    answers: { 200: json('A page of packs.', OwnPackPage) },
  },
]
