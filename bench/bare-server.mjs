// The least a Node server can do: node bench/bare-server.mjs <port> [file] [encoding] [headers] sends
// that file as it is, with further headers that come as JSON. Plain JavaScript, so that no time goes
// into stripping types.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file, encoding = 'br', more = '{}'] = process.argv.slice(2)
const body = file ? readFileSync(file) : Buffer.from('ok')
const headers = {
  ...JSON.parse(more),
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(file ? { 'content-encoding': encoding } : {}),
}

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
