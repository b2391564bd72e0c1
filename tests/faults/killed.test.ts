import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSchema, isPostgresThere } from '#tests/support/database/database.ts'
import { giveFeedback, putFeedback } from '#tests/support/load/feedback-load.ts'
import { freshDataDir, startServer } from '#tests/support/server/start-server.ts'

const rounds = 6
const promisesARound = 20
const behindProxy = { TRUSTED_PROXIES: '1' }

/** Kills the server in the middle of writing, opens it again and asks for what it had promised. */
async function killAndAsk(env: Record<string, string>): Promise<void> {
  const server = await startServer(env)
  const load = giveFeedback(server.url, 8)
  while (load.acknowledged.length < promisesARound) await sleep(5)
  await sleep(Math.random() * 200)
  server.process.kill('SIGKILL')
  await Promise.all([load.ended, server.ended])
  expect(load.failures()).toBe(0)

  const again = await startServer(env)
  const answers = await Promise.all(load.acknowledged.map((given) => putFeedback(again.url, given)))
  again.process.kill('SIGTERM')
  expect((await again.ended).code).toBe(0)
  // 200 is the answer to a repeat: a lost row would be taken as new, with 201.
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
}

test('SIGKILL under load loses no acknowledged row of SQLite', async () => {
  const env = { ...behindProxy, DATA_DIR: freshDataDir() }
  for (let round = 0; round < rounds; round++) await killAndAsk(env)
})

test.runIf(isPostgresThere)('nor of Postgres', async () => {
  const { url, drop } = await createSchema()
  await killAndAsk({ ...behindProxy, DATABASE_URL: url, DATA_DIR: freshDataDir() })
  await drop()
})

test('SIGKILL while it starts for the first time leaves a folder that opens', async () => {
  const env = { DATA_DIR: freshDataDir() }
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(env).catch(() => null)
    server?.process.kill('SIGKILL')
    await server?.ended
  }
  const server = await startServer(env)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})
