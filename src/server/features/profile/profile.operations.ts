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
    cancelled: z.boolean().describe('Premium ends with its paid time.'),
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
    description: 'A profile; only its owner may read it.',
  }) satisfies z.ZodType<Profile>

const CoinHistory = z.strictObject({
  entries: z.array(z.strictObject({ key: text, amount: z.int(), reason: text, time: isoTime })),
  next: z.string().nullable().describe('`before` of the next page; null on the last.'),
}) satisfies z.ZodType<CoinEntries>

export const profileResponse = json('The profile.', ProfileDocument)

export const profileOperations: OperationGroup = {
  tag: 'Users',
  description: 'A user’s profile, lists, coins, export and deletion.',
  operations: [
    {
      route: 'GET /api/users/{userId}',
      id: 'getProfile',
      summary: 'Get the profile; creates it when missing.',
      auth: 'owner',
      path: ownerPath,
      responses: { 200: profileResponse },
    },
    {
      route: 'PUT /api/users/{userId}',
      id: 'createProfile',
      summary: 'Create the profile unless it exists. The body is empty.',
      auth: 'owner',
      path: ownerPath,
      body: ProfilePut,
      isBodyOptional: true,
      responses: { 200: profileResponse },
    },
    {
      route: 'PATCH /api/users/{userId}',
      id: 'changeProfile',
      summary: 'Change the username; all other fields are read-only.',
      auth: 'owner',
      path: ownerPath,
      body: ProfilePatch,
      responses: { 200: profileResponse },
    },
    {
      route: 'POST /api/users/{userId}/deeds',
      id: 'reportActivity',
      summary: 'Report an activity. Its key makes it safe to retry.',
      auth: 'owner',
      path: ownerPath,
      body: ActivityReport,
      responses: { 200: profileResponse },
      errors: ['not_found'],
    },
    {
      route: 'POST /api/users/{userId}/claimed_rewards',
      id: 'claimReward',
      summary: 'Claim an earned reward, once.',
      auth: 'owner',
      path: ownerPath,
      body: Claim,
      responses: {
        200: json('Coins added.', z.strictObject({ message: text })),
      },
      errors: ['not_found', 'conflict'],
      errorShape: 'claim',
    },
    {
      route: 'GET /api/users/{userId}/coin_entries',
      id: 'listCoinEntries',
      summary: 'List coin ledger entries, newest first, 30 per page.',
      auth: 'owner',
      path: ownerPath,
      query: z.object({ before: z.string().optional().describe('`next` of the previous page.') }),
      responses: { 200: json('A page of entries.', CoinHistory) },
    },
  ],
}
