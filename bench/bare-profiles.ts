// What the least server with the same question could do: node bench/bare-profiles.ts <port> <sql>
// answers every request with the row of its cookie's token, by the bare driver; DATABASE_URL or
// DATABASE_FILE says where. Nothing is verified.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const [port, sql = ''] = process.argv.slice(2)
const { DATABASE_URL, DATABASE_FILE } = process.env

type Read = (token: string, now: string) => unknown

function readSqlite(path: string): Read {
  const statement = new DatabaseSync(path).prepare(sql)
  return (token, now) => statement.get(token, now)
}

function readPostgres(url: string): Read {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  return async (token, now) =>
    (await pool.query({ name: 'profile', text: sql, values: [token, now] })).rows[0]
}

const read = DATABASE_URL ? readPostgres(DATABASE_URL) : readSqlite(DATABASE_FILE ?? '')

createServer(async (request, response) => {
  const token = decodeURIComponent(request.headers.cookie ?? '').split(/[=.]/)[1] ?? ''
  const body = JSON.stringify((await read(token, new Date().toISOString())) ?? null)
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
