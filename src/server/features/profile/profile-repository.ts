import { type Kysely, type Selectable, sql } from 'kysely'
import type { ProfilePatch } from '#contract/profile.ts'
import { expirePremium } from '#domain/premium/premium-state.ts'
import { ledgerKeys } from '#domain/profile/coins.ts'
import { type Profile, startingCoins, startingReferredUsers } from '#domain/profile/profile.ts'
import { prepared } from '#server/db/prepared.ts'
import type { ProfileList, ProfileTables } from '#server/db/schema/profile-tables.ts'
import type { Tables } from '#server/db/tables.ts'

type Lists = Record<ProfileList | 'claimed_rewards', string | null>

type ProfileRow = Selectable<ProfileTables['profiles']> & Lists

const rewardPrefix = ledgerKeys.reward('')
/** Selected by key prefix: a range of the ledger's index, whatever else was earned. */
const rewardKeyEnd = rewardPrefix.replace(':', ';')

/** Columns by name: a column of a later version must not change the answer. */
const profileColumns = [
  'profiles.user_id',
  'profiles.username',
  'profiles.created_at',
  'profiles.dojo_coins',
  'profiles.premium',
  'profiles.cancelled',
  'profiles.stripe_user_id',
  'profiles.stripe_subscription_id',
  'profiles.premium_end_date',
  'profiles.referred_users',
] as const

/** Ids joined by commas, which no id contains. */
const listColumns = [
  listColumn('liked_games'),
  listColumn('created_games'),
  listColumn('achievements'),
  sql<string | null>`(select string_agg(key, ',' order by created_at, key) from coin_entries
    where coin_entries.user_id = profiles.user_id and key >= ${sql.lit(rewardPrefix)}
    and key < ${sql.lit(rewardKeyEnd)})`.as('claimed_rewards'),
] as const

function listColumn<List extends ProfileList>(list: List) {
  return sql<string | null>`(select string_agg(item_id, ',' order by added_at, item_id)
    from profile_items where profile_items.user_id = profiles.user_id
    and list = ${sql.lit(list)})`.as(list)
}

function toProfile(row: ProfileRow, nowMs: number): Profile {
  const premium = { premium: row.premium === 1, premiumEndDate: row.premium_end_date }
  return {
    username: row.username,
    creation_date: new Date(row.created_at).toISOString(),
    achievements: splitIds(row.achievements),
    dojo_coins: row.dojo_coins,
    ...premium,
    ...expirePremium(premium, Math.floor(nowMs / 1000)),
    cancelled: row.cancelled === 1,
    stripe_user_id: row.stripe_user_id,
    stripe_subscription_id: row.stripe_subscription_id,
    liked_games: splitIds(row.liked_games),
    created_games: splitIds(row.created_games),
    claimed_rewards: splitIds(row.claimed_rewards).map((key) => key.slice(rewardPrefix.length)),
    referred_users: row.referred_users,
  }
}

function splitIds(ids: string | null): string[] {
  return ids ? ids.split(',') : []
}

export async function findProfile(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<Profile | null> {
  const row = await db
    .selectFrom('profiles')
    .select(profileColumns)
    .select(listColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? toProfile(row, nowMs) : null
}

export async function hasProfile(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await readOwner(db, userId)).length > 0
}

const readOwner = prepared((db, userId: string) =>
  db.selectFrom('profiles').select('user_id').where('user_id', '=', userId),
)

/** The user of a session token and whether they have a profile; null without a session. */
export async function findSessionOwner(
  db: Kysely<Tables>,
  token: string,
  nowMs: number,
): Promise<{ userId: string; hasProfile: boolean } | null> {
  const [row] = await readSessionOwner(db, token, new Date(nowMs).toISOString())
  return row ? { userId: row.owner_id, hasProfile: row.user_id !== null } : null
}

const readSessionOwner = prepared((db, token: string, now: string) =>
  sessionsWithProfile(db, token, now).select('profiles.user_id'),
)

/** The user of a session token with their profile; null without a session. */
export async function findSessionProfile(
  db: Kysely<Tables>,
  token: string,
  nowMs: number,
): Promise<{ userId: string; profile: Profile | null } | null> {
  const [row] = await readSessionProfile(db, token, new Date(nowMs).toISOString())
  if (!row) return null
  const profile = row.username === null ? null : toProfile(row as ProfileRow, nowMs)
  return { userId: row.owner_id, profile }
}

const readSessionProfile = prepared(sessionProfileQuery)

/** Every navigation runs it. */
export function sessionProfileQuery(db: Kysely<Tables>, token: string, now: string) {
  return sessionsWithProfile(db, token, now).select(profileColumns).select(listColumns)
}

function sessionsWithProfile(db: Kysely<Tables>, token: string, now: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .select('sessions.user_id as owner_id')
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
}

/** False when it existed. */
export async function insertProfile(
  db: Kysely<Tables>,
  userId: string,
  username: string,
  nowMs: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('profiles')
    .values({
      user_id: userId,
      username,
      created_at: nowMs,
      dojo_coins: startingCoins,
      premium: 0,
      cancelled: 0,
      stripe_user_id: '',
      stripe_subscription_id: '',
      premium_end_date: null,
      referred_users: startingReferredUsers,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks a profile; false when there is none. */
export async function lockProfile(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const locked = await db
    .updateTable('profiles')
    .set((eb) => ({ premium: eb.ref('premium') }))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return locked !== undefined
}

/** Writes fields by the names of their columns. */
export async function updateProfile(
  db: Kysely<Tables>,
  userId: string,
  changes: ProfilePatch,
): Promise<void> {
  await db.updateTable('profiles').set(changes).where('user_id', '=', userId).execute()
}
