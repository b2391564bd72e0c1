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

/** All other fields of the profile, and the counts of a pack: only the server writes them (spec §11). */
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

/** A profile is made by asking for it: there is nothing to say of it. */
export const ProfilePut = clientFields({})

/** An object of these fields alone; whatever else is wrong, a server's field is named first. */
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

/** A game of the house by its slug, or a pack by its id. */
export const GameId = z.string().max(64).refine(isPackId, 'must be the id of a game')

export const Claim = z.strictObject({ rewardId: z.string().max(64) })

export type Claim = z.infer<typeof Claim>

export const Purchase = z.strictObject({ itemId: z.string().max(128) })

export const ActivityReport = z
  .strictObject({
    deed: z.enum(reportedActivities),
    /** The slug of the game that was finished, or `packGame`. */
    game: GameId.optional(),
    sober: z.boolean().optional(),
    /** Made on the device: told again under it, it counts for nothing. */
    key: IdempotencyKey.optional(),
  })
  .refine(({ deed, game }) => deed !== 'game-finished' || game !== undefined, {
    path: ['game'],
    message: 'must say which game was finished',
  })

export type ActivityReport = z.infer<typeof ActivityReport>

/** One line of the ledger, as its owner sees it. */
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

/** A premium pack as it is offered: its cover, and the item id that a purchase names. */
export type PackForSale = LockedPack & { itemId: string; game: PackGameSlug }

/** A pass that still runs. */
export type RunningPass = { itemId: string; untilMs: number }
