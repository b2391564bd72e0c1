import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { ActivityKind, ActivitySummary } from '#domain/profile/activity.ts'
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

/** What rewards and achievements are judged by. */
export async function readActivities(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<ActivitySummary> {
  const activities = await readRows(db, userId)
  const [counts] = await readCounts(db, userId)
  const finished = activities.filter(({ deed }) => deed === 'game-finished')
  return {
    memberSinceMs: counts?.created_at ?? 0,
    likedGames: counts?.liked ?? 0,
    feedbackGiven: counts?.feedback ?? 0,
    publishedPacks: counts?.published ?? 0,
    likesReceived: counts?.likes_received ?? 0,
    referredUsers: counts?.referred_users ?? 0,
    isPremium: await readEntitlement(db, userId, nowMs),
    appOpened: activities.some(({ deed }) => deed === 'app-opened'),
    epicDares: activities.filter(({ deed }) => deed === 'epic-dare').length,
    finishedGames: [...new Set(finished.map(({ game }) => game))],
    finishedSober: finished.some(({ sober }) => sober === 1),
    evenings: new Set(finished.map(({ day }) => day)).size,
  }
}

const readRows = prepared((db, userId: string) =>
  db.selectFrom('deeds').select(['deed', 'game', 'day', 'sober']).where('user_id', '=', userId),
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
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('liked'),
      eb
        .selectFrom('feedback')
        .whereRef('feedback.user_id', '=', 'profiles.user_id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('feedback'),
      publicPacks(eb)
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('published'),
      publicPacks(eb)
        .select(sql<number>`cast(coalesce(sum(likes), 0) as bigint)`.as('n'))
        .as('likes_received'),
    ])
    .where('user_id', '=', userId),
)

function publicPacks(eb: ExpressionBuilder<Tables, 'profiles'>) {
  return eb
    .selectFrom('packs')
    .whereRef('packs.owner_id', '=', 'profiles.user_id')
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
}
