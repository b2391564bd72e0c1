import type { Client } from 'pg'
import { lastMs, paysEvery } from './dataset.ts'

/** Entries of people by the number, in strides: those of a stride are written together. */
const strides = [...Array.from({ length: 31 }, (_, at) => at), 150, 1000, 4000, 7000, 10_000]

/**
 * The ledger, and profiles whose balance is its sum. The entries of a person are far
 * apart, as entries of many years are. Everybody has the small rewards; every second person
 * has yet to claim the welcome.
 */
export async function seedLedger(client: Client, size: number): Promise<void> {
  const pays = `i % ${paysEvery(size)} = 0`
  for (const [at, from] of strides.entries()) {
    const to = strides[at + 1]
    if (to === undefined) break
    await client.query(`insert into coin_entries (user_id, key, amount, reason, created_at)
      select user_id, ${keySql}, ${amountSql}, ${reasonSql},
        created_ms + (${lastMs} - created_ms) * j / entries
      from (select i, j, user_id, created_ms, entries
        from generate_series(${from}, ${to - 1}) as j, seed_people
        where entries > ${from} and entries > j order by j, i) as line`)
  }
  await client.query(`insert into profiles (user_id, username, created_at, dojo_coins, premium,
      cancelled, stripe_user_id, stripe_subscription_id, premium_end_date, referred_users)
    select user_id, 'Guest ' || i, created_ms, coins, (${pays})::int, 0,
      case when ${pays} then 'cus_scale' || i else '' end,
      case when ${pays} then 'sub_scale' || i else '' end,
      case when ${pays} then 4000000000 end, 0
    from seed_people join (select user_id, sum(amount) as coins from coin_entries group by user_id)
      as sums using (user_id)
    order by i`)
  await client.query(`insert into profile_items (user_id, list, item_id, added_at)
    select user_id, 'achievements', 'Early Bird', created_ms from seed_people order by i`)
}

/** First what everybody claims once, then evenings: referrals, curtains of the calendar, passes. */
const kind = `case when j = 0 and i % 2 = 0 then 'welcome' when j < 6 then 'first' when j % 5 = 0
  and j / 5 <= 72 then 'calendar' when j % 5 = 1 then 'pass' when j % 5 = 2 then 'gift'
  else 'referral' end`

const keySql = `case ${kind}
  when 'welcome' then 'reward:welcome'
  when 'first' then 'reward:' || (array['calendar-2022-01', 'first-like', 'first-pack', 'feedback',
    'install-app', 'epic-dare'])[j + 1]
  when 'calendar' then 'reward:calendar-' || 2023 + (j / 5 - 1) / 24 || '-'
    || lpad(((j / 5 - 1) % 24 + 1)::text, 2, '0')
  when 'pass' then 'pass:charades/show-offs:' || (created_ms + j)
  when 'gift' then 'gift:' || j
  else 'referral:' || md5(i || ' ' || j) end`

const amountSql = `case ${kind} when 'welcome' then 50 when 'first' then 40 when 'calendar' then 10
  when 'pass' then -150 when 'gift' then 5 else 100 end`

const reasonSql = `case ${kind} when 'welcome' then 'reward' when 'first' then 'reward'
  when 'calendar' then 'reward' when 'pass' then 'pass' when 'gift' then 'gift'
  else 'referral' end`
