import { z } from 'zod'
import { isPackId } from '#domain/packs/custom-pack.ts'
import type { LockedPack } from '#domain/packs/pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { reportedActivities } from '#domain/profile/activity.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { cleanUsername, maxUsernameLength } from '#domain/profile/username.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { cleanText } from './plain-text.ts'

/** 1 to 20 characters without white space. */
export const Username = z
  .string('must be text')
  .max(200, 'must be at most 200 characters as it is sent')
  .transform((text) => cleanText(text.replace(/\s/gu, '')))
  .refine((name) => cleanUsername(name) !== '', 'must have at least one character')
  .refine(
    (name) => name === cleanUsername(name),
    `must have at most ${maxUsernameLength} characters`,
  )

/** Fields of the profile that its owner may change. */
const patchableFields = { username: Username } satisfies Partial<Record<keyof Profile, z.ZodType>>

/** Only the server writes these profile fields and counts (spec §11). */
const serverFields: Record<
  Exclude<keyof Profile, keyof typeof patchableFields> | 'likes' | 'plays',
  true
> = {
  creation_date: true,
  achievements: true,
  dojo_coins: true,
  premium: true,
  cancelled: true,
  stripe_user_id: true,
  stripe_subscription_id: true,
  liked_games: true,
  created_games: true,
  claimed_rewards: true,
  premiumEndDate: true,
  referred_users: true,
  likes: true,
  plays: true,
}

export function isServerField(field: string): boolean {
  return Object.hasOwn(serverFields, field)
}

export const ProfilePatch = clientFields(patchableFields)

export type ProfilePatch = z.infer<typeof ProfilePatch>

export const ProfilePut = clientFields({})

/** A server field is reported before any other problem. */
function clientFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .unknown()
    .check(({ value, issues }) => {
      const strange = Object.keys(value ?? {}).filter((field) => !Object.hasOwn(shape, field))
      const [foreign] = strange.filter(isServerField)
      const field = foreign ?? strange[0]
      if (typeof value !== 'object' || Array.isArray(value) || field === undefined) return
      const message = foreign
        ? 'only the server writes this field'
        : 'is not a field that can be changed'
      issues.push({ code: 'custom', input: value, path: [field], message })
    })
    .pipe(z.strictObject(shape))
}

export const GameId = z.string().max(64).refine(isPackId, 'must be the id of a game')

export const Claim = z.strictObject({ rewardId: z.string().max(64) })

export type Claim = z.infer<typeof Claim>

export const Purchase = z.strictObject({ itemId: z.string().max(128) })

export const ActivityReport = z
  .strictObject({
    deed: z.enum(reportedActivities),
    game: GameId.optional(),
    sober: z.boolean().optional(),
    /** Made on the device; a repeated key does not count again. */
    key: IdempotencyKey.optional(),
  })
  .refine(({ deed, game }) => deed !== 'game-finished' || game !== undefined, {
    path: ['game'],
    message: 'must say which game was finished',
  })

export type ActivityReport = z.infer<typeof ActivityReport>

export type CoinEntry = {
  key: string
  amount: number
  reason: string
  /** ISO text, UTC */
  time: string
}

export type CoinEntries = { entries: CoinEntry[]; next: string | null }

export type ClaimAnswer = { error: string } | { message: string }

/** `until`: when the pass ends, as ISO text. */
export type PurchaseAnswer = { ok: true; until: string } | { ok: false }

/** A premium pack's cover, and the item id for buying it. */
export type PackForSale = LockedPack & { itemId: string; game: PackGameSlug }

export type RunningPass = { itemId: string; untilMs: number }
