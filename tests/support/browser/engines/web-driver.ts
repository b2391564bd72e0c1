import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../server/free-port.ts'
import type { EngineTab } from './engine.ts'

export type DriverStart = {
  /** The WebDriver server. */
  driver: string
  capabilities: object
  env?: Record<string, string>
  /** Of the window, where the browser lets itself be resized. */
  size?: { width: number; height: number }
}

/** Starts a WebDriver server and a browser with one tab (W3C WebDriver, level 1). */
export async function openByWebDriver(start: DriverStart): Promise<EngineTab> {
  const port = await findFreePort()
  const server = spawn(start.driver, [`--port=${port}`], {
    env: { ...process.env, ...start.env },
    stdio: 'ignore',
  })
  try {
    const base = `http://127.0.0.1:${port}`
    const capabilities = { alwaysMatch: start.capabilities }
    const { sessionId } = await whenListening(() =>
      call<{ sessionId: string }>('POST', `${base}/session`, { capabilities }),
    )
    return await tabOf(`${base}/session/${sessionId}`, server, start.size)
  } catch (error) {
    await stop(server)
    throw error
  }
}

async function tabOf(
  session: string,
  server: ChildProcess,
  size: DriverStart['size'],
): Promise<EngineTab> {
  const post = <T>(path: string, body: object) => call<T>('POST', `${session}/${path}`, body)
  const act = (id: string, type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ id, type, actions }] })
  if (size) await post('window/rect', size)
  return {
    goto: (url) => post('url', { url }),
    evaluate: (work, ...args) =>
      post('execute/sync', { script: `return (${work}).apply(null, arguments)`, args }),
    tapAt: (x, y) =>
      act('finger', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'keys',
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    screenshot: async () =>
      Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await call('DELETE', session).catch(() => {})
      await stop(server)
    },
  }
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}

async function whenListening<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 100) throw error
      await sleep(100)
    }
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await once(server, 'exit')
}
