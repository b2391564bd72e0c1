// The least server that pays a claim: node bench/bare-claims-server.ts <port> sends for each request
// the statements that the product sends today, by the bare driver; DATABASE_URL or DATABASE_FILE says
// where. Nothing is verified.
import { createServer } from 'node:http'
import { openStatements, type Step } from './bare-statements.ts'

const [port] = process.argv.slice(2)

const packs = `from "packs" where "owner_id" = "profiles"."user_id" and "published_at" is not null and "deleted_at" is null`
const activities = `select count(*) from "deeds" where "user_id" = "profiles"."user_id" and "deed" =`
const statements = {
  owner: `select "sessions"."user_id" as "owner_id", "profiles"."user_id" from "sessions" left join "profiles" on "profiles"."user_id" = "sessions"."user_id" where "token" = $1 and "expires_at" > $2`,
  facts: `select "created_at", "referred_users", (select count(*) from "profile_items" where "user_id" = "profiles"."user_id" and "list" = 'liked_games') as "liked", (select count(*) from "feedback" where "user_id" = "profiles"."user_id") as "feedback", (select count(*) ${packs}) as "published", (select cast(coalesce(sum(likes), 0) as bigint) ${packs}) as "likes_received", (${activities} 'app-opened') as "app_opened", (${activities} 'epic-dare') as "epic_dares" from "profiles" where "user_id" = $1`,
  entry: `insert into "coin_entries" ("user_id", "key", "amount", "reason", "created_at") values ($1, $2, $3, $4, $5) on conflict ("user_id", "key") do nothing returning "key"`,
  balance: `update "profiles" set "dojo_coins" = "dojo_coins" + $1 where "user_id" = $2 and dojo_coins + $3 >= 0 returning "user_id"`,
}

const [key, coins] = ['reward:welcome', 50]

/** What comes before the transaction, and the transaction. */
function stepsOf(userId: string, token: string): [Step[], Step[]] {
  const nowMs = Date.now()
  const reads: Step[] = [
    ['owner', [token, new Date(nowMs).toISOString()]],
    ['facts', [userId]],
  ]
  const writes: Step[] = [
    ['begin', []],
    ['entry', [userId, key, coins, 'reward', nowMs]],
    ['balance', [coins, userId, coins]],
    ['commit', []],
  ]
  return [reads, writes]
}

const send = openStatements(statements)

async function claim(userId: string, token: string): Promise<void> {
  const [reads, writes] = stepsOf(userId, token)
  for (const read of reads) await send([read])
  await send(writes)
}

const body = '{"message":"Reward claimed successfully"}'

createServer(async (request, response) => {
  if (request.method === 'POST') {
    await request.toArray()
    const userId = request.url?.split('/')[3] ?? ''
    const token = decodeURIComponent(request.headers.cookie ?? '').split(/[=.]/)[1] ?? ''
    await claim(userId, token)
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
