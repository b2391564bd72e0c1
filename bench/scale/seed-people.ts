import type { Client } from 'pg'
import { firstMs, idSql, lastMs, paysEvery, stepMs } from './dataset.ts'

/** How many ledger entries people have: by place in a shuffled line of a million, one row a step. */
const entriesSql = `case
  when place < 100 then 10000
  when place < 2000 then 1000
  when place < 20000 then 150
  when place < 200000 then 30
  when place < 400000 then 15
  else 10 end`

/** Matches no password, so that none has to be hashed. */
const noPassword = `'x:x'`

/**
 * People as signing up leaves them, and a table `seed_people` of who they are, for the other steps.
 * @param size so many people
 */
export async function seedPeople(client: Client, size: number): Promise<void> {
  await client.query(`create unlogged table seed_people as
    select i, ${idSql.userId('i', size)} collate "C" as user_id,
      ${firstMs}::bigint + i * ${stepMs(size)}::bigint as created_ms,
      ${entriesSql} as entries
    from (select i, (((i * 7919::bigint) % ${size}) + 0.5) * 1000000 / ${size} as place
      from generate_series(0, ${size - 1}) as i) as line`)
  await client.query(`insert into users (id, name, email, email_verified, created_at, updated_at)
    select user_id, 'Guest ' || i, 'guest' || i || '@home.example', 1, ${isoSql('created_ms')},
      ${isoSql('created_ms')} from seed_people order by i`)
  await client.query(`insert into sessions (id, token, user_id, expires_at, ip_address, user_agent,
      created_at, updated_at)
    select md5('session ' || i), ${idSql.token('i')}, user_id, '2100-01-01T00:00:00.000Z',
      '192.0.2.' || i % 250, 'Mozilla/5.0 (Linux; Android 15) Mobile', ${isoSql('created_ms')},
      ${isoSql(`${lastMs}::bigint`)} from seed_people order by i`)
  await client.query(`insert into accounts (id, account_id, provider_id, user_id, password, created_at,
      updated_at)
    select md5('account ' || i), user_id, 'credential', user_id, ${noPassword},
      ${isoSql('created_ms')}, ${isoSql('created_ms')} from seed_people order by i`)
  await seedMoney(client, size)
  await seedTraces(client, size)
}

async function seedMoney(client: Client, size: number): Promise<void> {
  const pays = `i % ${paysEvery(size)} = 0`
  await client.query(`insert into customers (user_id, customer_id, live, attempt_id, readings_begun,
      reading_written, read_at)
    select user_id, 'cus_scale' || i, 0, md5('attempt ' || i), 3, 3, ${lastMs}
    from seed_people where ${pays} order by i`)
  await client.query(`insert into subscriptions (user_id, subscription_id, status, billing_interval,
      cancel_at_period_end, period_start, paid_through)
    select user_id, 'sub_scale' || i, 'active', 'month', 0, ${lastMs / 1000}, 4000000000
    from seed_people where ${pays} order by i`)
  await client.query(`insert into stripe_events (id, handled_at)
    select 'evt_scale' || md5('event ' || i), created_ms from seed_people order by i`)
}

/** What people leave behind besides packs and coins. */
async function seedTraces(client: Client, size: number): Promise<void> {
  await client.query(`insert into feedback (time, feedback, user_name, positive, game, created_at,
      user_id)
    select ${isoSql('created_ms')} || '-' || i, 'A fine evening, number ' || i, 'Guest ' || i,
      (i % 7 > 0)::int, 'charades', created_ms, user_id from seed_people where i % 5 = 0 order by i`)
  await client.query(`insert into dares (id, user_id, taker_id, sender_key_hash, kind, from_name,
      to_name, lines, water, drawing, answers, step, created_at, expires_at)
    select md5('dare ' || i), user_id, null, md5('key ' || i), 'epic', 'Guest ' || i, 'Somebody',
      '["Sing the chorus"]', 0, '[]', '[]', 0, ${lastMs}, 4000000000000
    from seed_people where i % 10 = 0 order by i`)
  await client.query(`insert into deeds (user_id, deed, game, day, sober)
    select user_id, 'game-finished', game, to_char(to_timestamp(created_ms / 1000), 'YYYY-MM-DD'), 0
    from seed_people cross join unnest(array['charades', 'category', 'meyer']) as game`)
  await client.query(`insert into referrals (id, new_user_id, referrer_id, created_at, paid_at)
    select md5('referral ' || a.i), a.user_id, b.user_id, a.created_ms, a.created_ms
    from seed_people a join seed_people b on b.i = (a.i * 31::bigint) % (a.i + 1)
    where a.i % 4 = 1 and b.i <> a.i`)
  await client.query(`insert into passes (user_id, item_id, ends_at)
    select user_id, 'charades/show-offs', created_ms from seed_people where i % 3 = 0`)
  await client.query(`insert into contact_messages (id, user_id, name, email, message, mailed,
      created_at)
    select md5('contact ' || i), user_id, 'Guest ' || i, 'guest' || i || '@home.example', 'Hello',
      1, ${lastMs} from seed_people where i % 20 = 0`)
  await client.query(`insert into mail_preferences (user_id, unsubscribed_at)
    select user_id, created_ms from seed_people where i % 50 = 0`)
  await client.query(`insert into told_keys (key, told_at)
    select md5('told ' || i), ${lastMs} from seed_people order by i`)
  await client.query(`insert into rate_limits (key, hits, ends_at)
    select 'scale:' || md5('window ' || i), 1, 4000000000000 from seed_people order by i`)
  await client.query(`insert into verifications (id, identifier, value, expires_at, created_at,
      updated_at)
    select md5('verification ' || i), 'guest' || i, 'v', '2100-01-01T00:00:00.000Z',
      ${isoSql('created_ms')}, ${isoSql('created_ms')} from seed_people where i % 10 = 0`)
  // A queue is short where messages are delivered: these wait for a day that does not come.
  await client.query(`insert into messages (id, channel, recipient, content, created_at, attempts,
      next_attempt_at)
    select md5('message ' || i), 'mail', 'guest' || i || '@home.example', '{}', ${lastMs}, 1,
      4000000000000 from seed_people where i % 100 = 0`)
  await client.query(`insert into scans (day, source, place, count)
    select to_char(to_timestamp(${firstMs / 1000}) + day * interval '1 day', 'YYYY-MM-DD'),
      'sheet-' || source, '/games/charades', 7
    from generate_series(0, ${Math.min(1000, size / 10)}) as day, generate_series(1, 20) as source`)
}

function isoSql(ms: string): string {
  return `to_char(to_timestamp(${ms} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
