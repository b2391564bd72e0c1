import { afterAll, beforeAll } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'

/** A server for every test of a file that knows its address, and is asked at another one. */
export async function openServerWithOrigin() {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const asked = `http://127.0.0.1:${port}`
  let server: BuiltServer
  beforeAll(async () => {
    server = await startBuiltServer({ ORIGIN: origin, PORT: String(port) })
  })
  afterAll(() => server.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(asked + path, { headers, redirect: 'manual' })
  const post = (path: string) => fetch(asked + path, { method: 'POST' })
  return { origin, get, post }
}
