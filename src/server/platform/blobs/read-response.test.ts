import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readResponse } from './read-response.ts'

const timeoutMs = 500

let server: Server
let url: string

beforeAll(async () => {
  server = createServer(({ url: path }, response) => {
    if (path === '/whole') return void response.end('all of it')
    if (path === '/nothing') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-length': 1_000_000 })
    const dripping = setInterval(() => response.write('x'), 50)
    response.once('close', () => clearInterval(dripping))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** As a caller does who keeps nothing but the answer. */
async function ask(path: string, signal = AbortSignal.timeout(timeoutMs)): Promise<string> {
  const response = await fetch(new Request(url + path, { signal }))
  return (await readResponse(response, signal)).toString()
}

test.each([
  ['/whole', 'all of it'],
  ['/nothing', ''],
])('%s is read to its end', async (path, text) => {
  expect(await ask(path)).toBe(text)
})

test('a slow body is aborted in time, also after garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const collecting = setInterval(collect, 20)
  const reading = ask('/drip').catch((error: Error) => error.name)
  expect(await reading).toBe('TimeoutError')
  clearInterval(collecting)
}, 5_000)

test('one whose time is over already is not read', async () => {
  const response = await fetch(`${url}/drip`)
  const signal = AbortSignal.abort(new Error('too late'))
  await expect(readResponse(response, signal)).rejects.toThrow('too late')
})
