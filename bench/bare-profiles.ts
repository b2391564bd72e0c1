// What the least server with the same question could do: node bench/bare-profiles.ts <port> <sql>
// answers every request with the row of its cookie's token, by the bare driver; DATABASE_URL or
// DATABASE_FILE says where. Nothing is verified.
import { createServer } from 'node:http'
import { openStatements } from './bare-statements.ts'

const [port, sql = ''] = process.argv.slice(2)
const send = openStatements({ profile: sql })

createServer(async (request, response) => {
  const token = decodeURIComponent(request.headers.cookie ?? '').split(/[=.]/)[1] ?? ''
  const [row = null] = await send([['profile', [token, new Date().toISOString()]]])
  const body = JSON.stringify(row)
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
