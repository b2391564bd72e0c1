import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'

const body = (time: string) =>
  JSON.stringify({ time, feedback: 'in flight', user: '', positive: true, game: '' })

/** A request whose body is only half there; `finish` sends the rest and gives the status. */
function startRequest(url: string, agent: Agent, time: string) {
  const text = body(time)
  const sent = request(`${url}/api/feedback/${time}`, {
    method: 'PUT',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
  })
  sent.write(text.slice(0, 20))
  const status = once(sent, 'response').then(([response]) => {
    response.resume()
    return response.statusCode as number
  })
  return { finish: () => sent.end(text.slice(20)), status }
}

async function isRefused({ url }: RunningServer): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: requests in flight are answered, then it ends with 0',
  async (signal) => {
    const server = await startServer({ DATA_DIR: freshDataDir() })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const agent = new Agent({ keepAlive: true })
    const times = Array.from({ length: 8 }, (_, index) => `2026-11-21T20:00:00.00${index}Z`)
    const requests = times.map((time) => startRequest(server.url, agent, time))
    await sleep(200)
    server.process.kill(signal)
    await sleep(200)
    expect(await isRefused(server)).toBe(true)
    for (const { finish } of requests) finish()
    expect(await Promise.all(requests.map(({ status }) => status))).toEqual(times.map(() => 201))
    expect(await server.ended).toMatchObject({ code: 0, signal: null })
    agent.destroy()
  },
)

test('while it stops, it is not ready', async () => {
  const server = await startServer({ DATA_DIR: freshDataDir() })
  await fetch(`${server.url}/readyz`)
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  // The half of a request keeps the connection open beyond the signal.
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
  await sleep(100)
  server.process.kill('SIGTERM')
  await sleep(100)
  socket.write('\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /)
  expect((await server.ended).code).toBe(0)
})

test('a second signal ends it at once, whatever is in flight', async () => {
  const server = await startServer({ DATA_DIR: freshDataDir() })
  await fetch(`${server.url}/readyz`)
  const agent = new Agent()
  const hanging = startRequest(server.url, agent, '2026-11-21T20:00:00.000Z')
  hanging.status.catch(() => 'cut off')
  await sleep(100)
  server.process.kill('SIGTERM')
  await sleep(700)
  expect(server.process.exitCode).toBe(null)
  const askedAtMs = performance.now()
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(1)
  expect(performance.now() - askedAtMs).toBeLessThan(1_000)
})
