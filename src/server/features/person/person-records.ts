import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { toFeedback } from '../feedback/to-feedback.ts'
import { findProfile } from '../profile/profile-repository.ts'

type UserTable =
  | 'deeds'
  | 'passes'
  | 'coin_entries'
  | 'profile_items'
  | 'subscriptions'
  | 'customers'
  | 'checkouts'
  | 'mail_preferences'

/**
 * All data about a person but objects, table by table, without password hashes, session tokens and
 * keys.
 */
export async function readPerson(db: Kysely<Tables>, userId: string, nowMs: number) {
  const rowsOfUser = <T extends UserTable>(table: T) =>
    db
      .selectFrom(table as 'passes')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  const feedback = await db
    .selectFrom('feedback')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  return {
    account: user ?? null,
    profile: await findProfile(db, userId, nowMs),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .execute(),
    waysToSignIn: await db
      .selectFrom('accounts')
      .select(['provider_id', 'account_id', 'scope', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'device_type', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    coins: await rowsOfUser('coin_entries'),
    subscription: await rowsOfUser('subscriptions'),
    paymentCustomer: await rowsOfUser('customers'),
    checkout: await rowsOfUser('checkouts'),
    passes: await rowsOfUser('passes'),
    lists: await rowsOfUser('profile_items'),
    deeds: await rowsOfUser('deeds'),
    invited: await db
      .selectFrom('referrals')
      .select(['created_at', 'paid_at'])
      .where('referrer_id', '=', userId)
      .execute(),
    invitedBy: await db
      .selectFrom('referrals')
      .select(['referrer_id', 'created_at'])
      .where('new_user_id', '=', userId)
      .execute(),
    packs: await db.selectFrom('packs').selectAll().where('owner_id', '=', userId).execute(),
    reports: await db
      .selectFrom('pack_reports')
      .select(['pack_id', 'reason', 'words', 'created_at', 'resolved_at'])
      .where('reporter', '=', userId)
      .execute(),
    messages: await db
      .selectFrom('messages')
      .select(['channel', 'recipient', 'created_at'])
      .where('recipient', 'in', addressesOf(user))
      .execute(),
    operatorActions: await db
      .selectFrom('operator_actions')
      .select(['at', 'action', 'reason'])
      .where('subject', '=', userId)
      .execute(),
    feedback: feedback.map(toFeedback),
    contactMessages: await db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    // One row: optional emails are off.
    mailPreferences: await rowsOfUser('mail_preferences'),
    dares: await db
      .selectFrom('dares')
      .leftJoin('dare_words', 'dare_words.dare_id', 'dares.id')
      .select(['id', 'kind', 'from_name', 'to_name', 'lines', 'water', 'drawing', 'answers'])
      .select(['words', 'created_at', 'expires_at'])
      .where('dares.user_id', '=', userId)
      .execute(),
    // A dare belongs to its sender, the words of an answer to their author.
    answeredDares: await readAnsweredDares(db, userId),
  }
}

/** Two index scans instead of a scan of all dares. */
function readAnsweredDares(db: Kysely<Tables>, userId: string) {
  const answered = db
    .selectFrom('dares')
    .leftJoin('dare_words', (join) =>
      join.onRef('dare_id', '=', 'dares.id').on('dare_words.user_id', '=', userId),
    )
    .select(['id', 'kind', 'answers', 'words'])
  const ofTheirWords = db.selectFrom('dare_words').select('dare_id').where('user_id', '=', userId)
  return answered
    .where('taker_id', '=', userId)
    .union(answered.where('id', 'in', ofTheirWords))
    .execute()
}

/** Never empty: SQL has no empty list. */
export function addressesOf(
  user: { email: string; phone_number: string | null } | undefined,
): string[] {
  return [user?.email ?? '', user?.phone_number ?? ''].filter((text, at) => text || at === 0)
}
