import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import {
  type ActivityKind,
  type ActivitySummary,
  noActivity,
  type RewardFacts,
} from '#domain/profile/activity.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { readEntitlement } from './read-entitlement.ts'

type NewActivity = { deed: ActivityKind; game?: string | undefined; sober?: boolean | undefined }

/** Once a day per activity; a sober one keeps that day sober. */
export async function upsertActivity(
  db: Kysely<Tables>,
  userId: string,
  { deed, game = '', sober = false }: NewActivity,
  nowMs: number,
): Promise<void> {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  await db
    .insertInto('deeds')
    .values({ user_id: userId, deed, game, day, sober: sober ? 1 : 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'deed', 'game', 'day'])
        .doUpdateSet({ sober: 1 })
        .where(sql<boolean>`excluded.sober > deeds.sober`),
    )
    .execute()
}

/** In one statement; null without a profile. */
export async function readRewardFacts(
  db: Kysely<Tables>,
  userId: string,
): Promise<RewardFacts | null> {
  const [counts] = await readCounts(db, userId)
  return counts ? toRewardFacts(counts) : null
}

export async function readActivities(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<ActivitySummary> {
  const [counts] = await readCounts(db, userId)
  const finished = await readFinished(db, userId)
  return {
    ...(counts ? toRewardFacts(counts) : noActivity),
    likesReceived: counts?.likes_received ?? 0,
    referredUsers: counts?.referred_users ?? 0,
    isPremium: await readEntitlement(db, userId, nowMs),
    finishedGames: [...new Set(finished.map(({ game }) => game))],
    finishedSober: finished.some(({ sober }) => sober === 1),
    evenings: new Set(finished.map(({ day }) => day)).size,
  }
}

const readFinished = prepared((db, userId: string) =>
  db
    .selectFrom('deeds')
    .select(['game', 'day', 'sober'])
    .where('user_id', '=', userId)
    .where('deed', '=', sql.lit('game-finished')),
)

const readCounts = prepared((db, userId: string) =>
  db
    .selectFrom('profiles')
    .select((eb) => [
      'created_at',
      'referred_users',
      eb
        .selectFrom('profile_items')
        .whereRef('profile_items.user_id', '=', 'profiles.user_id')
        .where('list', '=', sql.lit('liked_games'))
        .select(countRows)
        .as('liked'),
      eb
        .selectFrom('feedback')
        .whereRef('feedback.user_id', '=', 'profiles.user_id')
        .select(countRows)
        .as('feedback'),
      publicPacks(eb).select(countRows).as('published'),
      publicPacks(eb)
        .select(sql<number>`cast(coalesce(sum(likes), 0) as bigint)`.as('n'))
        .as('likes_received'),
      activitiesOf(eb, 'app-opened').select(countRows).as('app_opened'),
      activitiesOf(eb, 'epic-dare').select(countRows).as('epic_dares'),
    ])
    .where('user_id', '=', userId),
)

type CountsRow = Awaited<ReturnType<typeof readCounts>>[number]

function toRewardFacts(row: CountsRow): RewardFacts {
  return {
    memberSinceMs: row.created_at,
    likedGames: row.liked ?? 0,
    feedbackGiven: row.feedback ?? 0,
    publishedPacks: row.published ?? 0,
    appOpened: (row.app_opened ?? 0) > 0,
    epicDares: row.epic_dares ?? 0,
  }
}

const countRows = sql<number>`count(*)`.as('n')

function activitiesOf(eb: ExpressionBuilder<Tables, 'profiles'>, kind: ActivityKind) {
  return eb
    .selectFrom('deeds')
    .whereRef('deeds.user_id', '=', 'profiles.user_id')
    .where('deed', '=', sql.lit(kind))
}

function publicPacks(eb: ExpressionBuilder<Tables, 'profiles'>) {
  return eb
    .selectFrom('packs')
    .whereRef('packs.owner_id', '=', 'profiles.user_id')
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
}
