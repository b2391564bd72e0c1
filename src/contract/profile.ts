import { z } from 'zod'
import { isPackId } from '#domain/packs/custom-pack.ts'
import type { LockedPack } from '#domain/packs/pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { reportedActivities } from '#domain/profile/activity.ts'
import { cleanUsername, maxUsernameLength } from '#domain/profile/username.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { cleanText } from './plain-text.ts'

/** Fields of the profile document that only the server writes (spec §11). */
const serverFields = [
  'creation_date',
  'achievements',
  'dojo_coins',
  'premium',
  'cancelled',
  'stripe_user_id',
  'stripe_subscription_id',
  'liked_games',
  'created_games',
  'claimed_rewards',
  'premiumEndDate',
  'referred_users',
  'likes',
  'plays',
]

export function isServerField(field: string): boolean {
  return serverFields.includes(field)
}

/** A name after white space is removed: 1 to 20 characters. */
export const Username = z
  .string('must be text')
  .max(200, 'must be at most 200 characters as it is sent')
  .transform((text) => cleanText(text.replace(/\s/gu, '')))
  .refine((name) => cleanUsername(name) !== '', 'must have at least one character')
  .refine(
    (name) => name === cleanUsername(name),
    `must have at most ${maxUsernameLength} characters`,
  )

export const ProfilePatch = clientFields({ username: Username })

/** A profile is made by asking for it: there is nothing to say of it. */
export const ProfilePut = clientFields({})

/** An object of these fields alone; whatever else is wrong, a server's field is named first. */
function clientFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .unknown()
    .check(({ value, issues }) => {
      const strange = Object.keys(value ?? {}).filter((field) => !Object.hasOwn(shape, field))
      const [foreign] = strange.filter((field) => serverFields.includes(field))
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
