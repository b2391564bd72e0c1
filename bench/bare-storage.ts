// The least server that keeps the same: node bench/bare-storage.ts <port> <folder> <owner> [whole]
// answers a GET with a page of a hundred names, and a POST once its body is synced to a file and its
// row to the database, by the bare driver; with `whole` also once it has sent the other statements of
// an upload. DATABASE_URL or DATABASE_FILE says where. Nothing is verified.
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { openStatements, type Step } from './bare-statements.ts'

const [port, folder = '', ownerId = '', whole] = process.argv.slice(2)

const columns =
  'name, owner_id, body_id, generation, metageneration, size, content_type, md5, crc32c, token, is_public, is_unlisted, metadata, created_at, updated_at'
const send = openStatements({
  list: `select name from objects where is_public = 1 and name >= $1 and name < $2 order by name limit 101`,
  insert: `insert into objects (${columns}) values (${columns.split(', ').map((_, at) => `$${at + 1}`)})`,
  session: `select user_id, created_at from sessions where token = $1 and expires_at > $2`,
  limit: `insert into rate_limits (key, hits, ends_at) values ($1, 1, $2) on conflict (key) do update set hits = rate_limits.hits + 1 where rate_limits.hits < $3 returning hits`,
  find: `select * from objects where name = $1`,
  usage: `insert into storage_usage (user_id, used, objects) values ($1, $2, 1) on conflict (user_id) do update set used = storage_usage.used + excluded.used, objects = storage_usage.objects + excluded.objects returning used, objects`,
})

async function readPage(): Promise<object> {
  const rows = (await send([['list', ['packs/', 'packs0']]])) as { name: string }[]
  return { prefixes: [], items: rows.slice(0, 100).map(({ name }) => ({ name, bucket: 'bare' })) }
}

async function store(request: IncomingMessage): Promise<object> {
  const bytes = Buffer.concat(await request.toArray())
  const id = randomUUID()
  const now = Date.now()
  const name = `bare/${id}`
  let owner = ownerId
  if (whole) {
    const token = decodeURIComponent(request.headers.cookie ?? '').split(/[=.]/)[1] ?? ''
    const found = await send([['session', [token, new Date(now).toISOString()]]])
    owner = (found as { user_id: string }[])[0]?.user_id ?? ''
    await send([['limit', [token, now + 60_000, 1_000_000]]])
    await send([['find', [name]]])
  }
  const file = await open(join(folder, id), 'wx')
  await file.write(bytes)
  await file.datasync()
  await file.close()
  const head = [name, owner, id, now, 1, bytes.length, 'application/json', id, id, id]
  const insert: Step = ['insert', [...head, 0, 0, '{}', now, now]]
  const usage: Step = ['usage', [owner, bytes.length]]
  await send(whole ? [['begin', []], usage, insert, ['commit', []]] : [insert])
  return { name, size: bytes.length }
}

createServer(async (request, response) => {
  const body = JSON.stringify(await (request.method === 'POST' ? store(request) : readPage()))
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
