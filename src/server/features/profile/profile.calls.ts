import { z } from 'zod'
import { LetterWish } from '#contract/contact.ts'
import { OwnPacksQuery } from '#contract/packs.ts'
import {
  Claim,
  type CoinEntries,
  Deed,
  GameId,
  ProfilePatch,
  ProfilePut,
  Purchase,
} from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { empty, isoTime, json, text } from '../open-api/answers.ts'
import type { Area, Call } from '../open-api/call.ts'
import { OwnPackPage } from '../packs/pack-card.ts'
import { Confirmation } from './confirmation.ts'

const path = { userId: z.string().describe('The account’s id up to its first dot.') }
const listPath = { ...path, gameId: GameId }

const ProfileDocument = z
  .strictObject({
    username: text,
    creation_date: isoTime,
    achievements: z.array(text),
    dojo_coins: z.int(),
    premium: z.boolean(),
    cancelled: z.boolean().describe('Premium goes on to its end and is not renewed.'),
    stripe_user_id: text,
    stripe_subscription_id: text,
    liked_games: z.array(text),
    created_games: z.array(text),
    claimed_rewards: z.array(text),
    premiumEndDate: z.int().nullable().describe('Epoch seconds; null without premium.'),
    referred_users: z.int(),
  })
  .meta({
    id: 'Profile',
    description: 'What somebody has here; only they may read it.',
  }) satisfies z.ZodType<Profile>

const CoinHistory = z.strictObject({
  entries: z.array(z.strictObject({ key: text, amount: z.int(), reason: text, time: isoTime })),
  next: z.string().nullable().describe('Asks for the next page as `before`; null on the last.'),
}) satisfies z.ZodType<CoinEntries>

const profile = json('The profile as it stands now.', ProfileDocument)

const listCalls = (['liked_games', 'created_games'] as const).flatMap((list): Call[] => {
  const isLike = list === 'liked_games'
  const what = isLike ? 'what they like' : 'what they made'
  const name = list === 'liked_games' ? 'LikedGame' : 'CreatedGame'
  const shared = { by: 'owner', path: listPath, answers: { 200: profile } } as const
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

/** `/api/users/{userId}`: a person's own. */
export const profileCalls: Area = {
  name: 'People',
  says: 'What somebody has here: the profile, its lists, the ledger of coins, and leaving with all of it.',
  calls: [
    {
      at: 'GET /api/users/{userId}',
      id: 'getProfile',
      says: 'Reads the profile, and makes it where there is none yet.',
      by: 'owner',
      path,
      answers: { 200: profile },
    },
    {
      at: 'PUT /api/users/{userId}',
      id: 'makeProfile',
      says: 'Makes the profile where there is none yet; there is nothing to say of it.',
      by: 'owner',
      path,
      body: ProfilePut,
      bodyIsOptional: true,
      answers: { 200: profile },
    },
    {
      at: 'PATCH /api/users/{userId}',
      id: 'renameProfile',
      says: 'Changes the username; every other field is the server’s to write.',
      by: 'owner',
      path,
      body: ProfilePatch,
      answers: { 200: profile },
    },
    {
      at: 'DELETE /api/users/{userId}',
      id: 'erasePerson',
      says: 'Erases somebody and all that is theirs, for good, on their password or on a session younger than a quarter of an hour.',
      by: 'owner',
      path,
      body: Confirmation,
      bodyIsOptional: true,
      answers: { 204: empty('Nothing of them is left.') },
      isLimited: true,
    },
    {
      at: 'GET /api/users/{userId}/export',
      id: 'exportPerson',
      says: 'Everything held on somebody, their stored objects among it, as a file.',
      by: 'owner',
      path,
      answers: {
        200: json(
          'A file of JSON.',
          z.looseObject({
            account: z.looseObject({}).nullable(),
            profile: ProfileDocument.nullable(),
            objects: z.array(z.looseObject({})),
          }),
        ),
      },
      isLimited: true,
    },
    ...listCalls,
    {
      at: 'POST /api/users/{userId}/deeds',
      id: 'reportDeed',
      says: 'What a phone reports of an evening; told again under its key it counts for nothing.',
      by: 'owner',
      path,
      body: Deed,
      answers: { 200: profile },
      refuses: ['not_found'],
    },
    {
      at: 'POST /api/users/{userId}/claimed_rewards',
      id: 'claimReward',
      says: 'Claims a reward that was earned; each is given once.',
      by: 'owner',
      path,
      body: Claim,
      answers: {
        200: json('The coins are there.', z.strictObject({ message: text })),
      },
      refuses: ['not_found', 'conflict'],
      refusalShape: 'claim',
    },
    {
      at: 'POST /api/users/{userId}/purchases',
      id: 'buyPass',
      says: 'Spends coins on a pass of 24 hours for one premium pack.',
      by: 'owner',
      path,
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
      at: 'GET /api/users/{userId}/coin_entries',
      id: 'listCoinEntries',
      says: 'The ledger of coins, newest first, thirty lines at a time.',
      by: 'owner',
      path,
      query: z.object({ before: z.string().optional().describe('`next` of the page before.') }),
      answers: { 200: json('A page of the ledger.', CoinHistory) },
    },
    {
      at: 'GET /api/users/{userId}/packs',
      id: 'listOwnPacks',
      says: 'One’s own packs, drafts and hidden ones among them, the last changed first.',
      by: 'owner',
      path,
      query: OwnPacksQuery,
      answers: { 200: json('A page of packs.', OwnPackPage) },
    },
    {
      at: 'PUT /api/users/{userId}/letters',
      id: 'wishLetters',
      says: 'Whether letters that are not required are wanted.',
      by: 'owner',
      path,
      body: LetterWish,
      answers: { 200: json('As it stands now.', LetterWish) },
      isLimited: true,
    },
  ],
}
