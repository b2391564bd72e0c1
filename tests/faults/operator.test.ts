import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { quietEnv } from '#tests/support/server/quiet-env.ts'
import { freshDataDir } from '#tests/support/server/start-server.ts'

/** It may have to be built first. */
const buildTimeoutMs = 60_000

let server: BuiltServer

beforeAll(async () => {
  server = await startBuiltServer()
}, buildTimeoutMs)

afterAll(() => server.stop())

/** A command in a process of its own, as the operator types it. */
async function type(words: string[], dataDir = server.dataDir) {
  const command = spawn(process.execPath, ['cli.ts', ...words], {
    env: { ...process.env, ...quietEnv, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const [code] = await once(command, 'close')
  return { code, line: output.split('\n')[0] }
}

test.each([
  ['reports', 0, 'There are no open reports.'],
  ['reports resolve nothing keep', 1, 'There is no such pack.'],
  ['reports resolve nothing', 2, 'Say what becomes of it: keep or remove.'],
  ['premium reconcile', 0, 'Subscriptions read from Stripe: 0. Not read: 0.'],
  ['scans --days 7', 0, 'No scans in the last 7 days.'],
  ['messages', 0, 'No message waits.'],
  ['contact', 0, 'Nobody has written.'],
  ['report', 2, 'There is no command "report".'],
])('beside a running server, "%s" ends with %i', async (words, code, line) => {
  expect(await type(words.split(' '))).toEqual({ code, line })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('premium is not reconciled where nothing says what is paid', async () => {
  const other = await startBuiltServer({ NODE_ENV: 'production' })
  expect(await type(['premium', 'reconcile'], other.dataDir)).toEqual({
    code: 1,
    line: 'There is nothing to reconcile with: no Stripe key, and no server with the simulator runs.',
  })
  await other.stop()
})

test('a reader that leaves is no failure, and no stack is printed', async () => {
  const words = `${process.execPath} cli.ts doctor | head -n 1`
  const shell = spawn('sh', ['-c', words], {
    env: { ...process.env, ...quietEnv, DATA_DIR: server.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(shell.stdout), text(shell.stderr)])
  expect([out.split('\n').length, err]).toEqual([2, ''])
})

test('without a database it makes none', async () => {
  expect(await type(['reports'], freshDataDir())).toMatchObject({
    code: 1,
    line: expect.stringMatching(/^DATA_DIR: there is no database at /),
  })
})
