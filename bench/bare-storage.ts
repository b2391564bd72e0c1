// The least server that keeps the same: node bench/bare-storage.ts <port> <folder> <owner> answers a
// GET with a page of a hundred names, and a POST once its body is synced to a file and its row to the
// database, by the bare driver; DATABASE_URL or DATABASE_FILE says where. Nothing is verified.
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const [port, folder = '', ownerId = ''] = process.argv.slice(2)
const { DATABASE_URL, DATABASE_FILE } = process.env

const columns =
  'name, owner_id, body_id, generation, metageneration, size, content_type, md5, crc32c, token, is_public, is_unlisted, metadata, created_at, updated_at'
const list = `select name from objects where is_public = 1 and name >= $1 and name < $2 order by name limit 101`
const insert = `insert into objects (${columns}) values (${columns.split(', ').map((_, at) => `$${at + 1}`)})`

type Run = (name: string, text: string, values: (string | number)[]) => unknown

function runSqlite(path: string): Run {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const prepare = (text: string) => database.prepare(text.replace(/\$\d+/g, '?'))
  const statements = new Map([list, insert].map((text) => [text, prepare(text)]))
  return (_, text, values) => statements.get(text)?.all(...values)
}

function runPostgres(url: string): Run {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  return async (name, text, values) => (await pool.query({ name, text, values })).rows
}

const run = DATABASE_URL ? runPostgres(DATABASE_URL) : runSqlite(DATABASE_FILE ?? '')

async function readPage(): Promise<object> {
  const rows = (await run('list', list, ['packs/', 'packs0'])) as { name: string }[]
  return { prefixes: [], items: rows.slice(0, 100).map(({ name }) => ({ name, bucket: 'bare' })) }
}

async function store(request: IncomingMessage): Promise<object> {
  const bytes = Buffer.concat(await request.toArray())
  const id = randomUUID()
  const file = await open(join(folder, id), 'wx')
  await file.write(bytes)
  await file.datasync()
  await file.close()
  const now = Date.now()
  const [name, type] = [`bare/${id}`, 'application/json']
  const head = [name, ownerId, id, now, 1, bytes.length, type, id, id, id]
  await run('insert', insert, [...head, 0, 0, '{}', now, now])
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
