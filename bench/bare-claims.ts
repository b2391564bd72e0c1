import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Person } from './people.ts'

/**
 * The statements of one claim of the welcome reward when its goal was set, in their order. They stay,
 * so that its figures compare; what the product sends today is in `bare-claims-server.ts`.
 */
const statements = {
  session: `select "user_id", "created_at" from "sessions" where "token" = $1 and "expires_at" > $2`,
  profile: `select "user_id" from "profiles" where "user_id" = $1`,
  standing: `select "coin_entries"."key" from "profiles" left join "coin_entries" on "coin_entries"."user_id" = "profiles"."user_id" and "coin_entries"."key" = $1 where "profiles"."user_id" = $2`,
  deeds: `select "deed", "game", "day", "sober" from "deeds" where "user_id" = $1`,
  counts: `select "created_at", "referred_users", "premium", (select count(*) as "n" from "profile_items" where "profile_items"."user_id" = "profiles"."user_id" and "list" = 'liked_games') as "liked", (select count(*) as "n" from "feedback" where "feedback"."user_id" = "profiles"."user_id") as "feedback" from "profiles" where "user_id" = $1`,
  entry: `insert into "coin_entries" ("user_id", "key", "amount", "reason", "created_at") values ($1, $2, $3, $4, $5) on conflict ("user_id", "key") do nothing returning "key"`,
  balance: `update "profiles" set "dojo_coins" = "dojo_coins" + $1 where "user_id" = $2 and "dojo_coins" + $3 >= 0 returning "user_id"`,
}

type Name = keyof typeof statements

const key = 'reward:welcome'
const coins = 50

/** One claim as a list of steps; `begin` to `commit` is one transaction. */
function stepsOf({ userId, token }: Person): [Name | 'begin' | 'commit', unknown[]][] {
  const nowMs = Date.now()
  return [
    ['session', [token, new Date(nowMs).toISOString()]],
    ['profile', [userId]],
    ['begin', []],
    ['standing', [key, userId]],
    ['deeds', [userId]],
    ['counts', [userId]],
    ['entry', [userId, key, coins, 'reward', nowMs]],
    ['balance', [coins, userId, coins]],
    ['commit', []],
  ]
}

/** Claims for everybody through node:sqlite. @returns claims a second */
export async function claimOnSqlite(path: string, people: readonly Person[]): Promise<number> {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
  const prepared = new Map(
    Object.entries(statements).map(([name, sql]) => [
      name,
      database.prepare(sql.replace(/\$\d/g, '?')),
    ]),
  )
  const rate = measureRate(people.length, () => {
    for (const person of people) {
      for (const [name, values] of stepsOf(person)) {
        if (name === 'begin') database.exec('begin immediate')
        else if (name === 'commit') database.exec('commit')
        else prepared.get(name)?.all(...(values as (string | number)[]))
      }
    }
  })
  database.close()
  return rate
}

const callers = 20
const poolSize = 16

/** The same through node-postgres, by as many callers as the load has connections. */
export async function claimOnPostgres(url: string, people: readonly Person[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  const waiting = [...people]
  const claimOne = async (person: Person) => {
    const client = await pool.connect()
    for (const [name, values] of stepsOf(person)) {
      if (name === 'begin' || name === 'commit') await client.query(name)
      // Named, so that it is parsed and planned once a connection, as the product's are.
      else await client.query({ name, text: statements[name], values })
    }
    client.release()
  }
  const startedMs = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) await claimOne(person)
    }),
  )
  const seconds = (performance.now() - startedMs) / 1000
  await pool.end()
  return people.length / seconds
}

function measureRate(count: number, work: () => void): number {
  const startedMs = performance.now()
  work()
  return count / ((performance.now() - startedMs) / 1000)
}
