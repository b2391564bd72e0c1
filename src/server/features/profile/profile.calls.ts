import { z } from 'zod'
import { Claim, type CoinEntries, Deed, ProfilePatch, ProfilePut } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { empty, isoTime, json, text } from '#server/platform/web/answers.ts'
import type { Area, Call } from '#server/platform/web/call.ts'

export const ownerPath = { userId: z.string().describe('The account’s id up to its first dot.') }

export const ProfileDocument = z
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

export const profileAnswer = json('The profile as it stands now.', ProfileDocument)

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
      path: ownerPath,
      answers: { 200: profileAnswer },
    },
    {
      at: 'PUT /api/users/{userId}',
      id: 'makeProfile',
      says: 'Makes the profile where there is none yet; there is nothing to say of it.',
      by: 'owner',
      path: ownerPath,
      body: ProfilePut,
      bodyIsOptional: true,
      answers: { 200: profileAnswer },
    },
    {
      at: 'PATCH /api/users/{userId}',
      id: 'renameProfile',
      says: 'Changes the username; every other field is the server’s to write.',
      by: 'owner',
      path: ownerPath,
      body: ProfilePatch,
      answers: { 200: profileAnswer },
    },
    {
      at: 'POST /api/users/{userId}/deeds',
      id: 'reportDeed',
      says: 'What a phone reports of an evening; told again under its key it counts for nothing.',
      by: 'owner',
      path: ownerPath,
      body: Deed,
      answers: { 200: profileAnswer },
      refuses: ['not_found'],
    },
    {
      at: 'POST /api/users/{userId}/claimed_rewards',
      id: 'claimReward',
      says: 'Claims a reward that was earned; each is given once.',
      by: 'owner',
      path: ownerPath,
      body: Claim,
      answers: {
        200: json('The coins are there.', z.strictObject({ message: text })),
      },
      refuses: ['not_found', 'conflict'],
      refusalShape: 'claim',
    },
    {
      at: 'GET /api/users/{userId}/coin_entries',
      id: 'listCoinEntries',
      says: 'The ledger of coins, newest first, thirty lines at a time.',
      by: 'owner',
      path: ownerPath,
      query: z.object({ before: z.string().optional().describe('`next` of the page before.') }),
      answers: { 200: json('A page of the ledger.', CoinHistory) },
    },
  ],
}
