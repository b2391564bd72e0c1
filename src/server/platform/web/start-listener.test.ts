import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openStartListener, type StartListener } from './start-listener.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function listen({ listener }: StartListener) {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async (path: string) => {
    const answer = await fetch(url + path)
    return [answer.status, await answer.text()]
  }
}

const starting = '{"error":{"code":"unavailable","message":"The server is starting."}}'

test('a start is alive and not ready', async () => {
  const ask = await listen(openStartListener())
  expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}'])
  expect(await ask('/readyz?x=1')).toEqual([503, starting])
})

test('other requests wait for the end of the start', async () => {
  const start = openStartListener(60_000)
  const ask = await listen(start)
  const waiting = ask('/games/meyer')
  await once(server, 'request')
  start.open((_, response) => response.end('a page'))
  expect(await waiting).toEqual([200, 'a page'])
  expect(await ask('/healthz')).toEqual([200, 'a page'])
})

test('a start that takes long is said to other requests', async () => {
  const ask = await listen(openStartListener(10))
  expect(await ask('/')).toEqual([503, starting])
})
