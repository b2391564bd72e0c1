import { z } from 'zod'
import {
  ActivityReport,
  Claim,
  type CoinEntries,
  ProfilePatch,
  ProfilePut,
} from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { isoTime, json, text } from '#server/platform/web/operation-responses.ts'

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

export const profileResponse = json('The profile as it stands now.', ProfileDocument)

export const profileOperations: OperationGroup = {
  tag: 'People',
  description:
    'What somebody has here: the profile, its lists, the ledger of coins, and leaving with all of it.',
  operations: [
    {
      route: 'GET /api/users/{userId}',
      id: 'getProfile',
      summary: 'Reads the profile, and makes it where there is none yet.',
      auth: 'owner',
      path: ownerPath,
      responses: { 200: profileResponse },
    },
    {
      route: 'PUT /api/users/{userId}',
      id: 'makeProfile',
      summary: 'Makes the profile where there is none yet; there is nothing to say of it.',
      auth: 'owner',
      path: ownerPath,
      body: ProfilePut,
      isBodyOptional: true,
      responses: { 200: profileResponse },
    },
    {
      route: 'PATCH /api/users/{userId}',
      id: 'changeProfile',
      summary: 'Changes the username; every other field is the server’s to write.',
      auth: 'owner',
      path: ownerPath,
      body: ProfilePatch,
      responses: { 200: profileResponse },
    },
    {
      route: 'POST /api/users/{userId}/deeds',
      id: 'reportDeed',
      summary:
        'What a phone reports of an evening; told again under its key it counts for nothing.',
      auth: 'owner',
      path: ownerPath,
      body: ActivityReport,
      responses: { 200: profileResponse },
      errors: ['not_found'],
    },
    {
      route: 'POST /api/users/{userId}/claimed_rewards',
      id: 'claimReward',
      summary: 'Claims a reward that was earned; each is given once.',
      auth: 'owner',
      path: ownerPath,
      body: Claim,
      responses: {
        200: json('The coins are there.', z.strictObject({ message: text })),
      },
      errors: ['not_found', 'conflict'],
      errorShape: 'claim',
    },
    {
      route: 'GET /api/users/{userId}/coin_entries',
      id: 'listCoinEntries',
      summary: 'The ledger of coins, newest first, thirty lines at a time.',
      auth: 'owner',
      path: ownerPath,
      query: z.object({ before: z.string().optional().describe('`next` of the page before.') }),
      responses: { 200: json('A page of the ledger.', CoinHistory) },
    },
  ],
}
