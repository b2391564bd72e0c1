import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { openOutboxFolder } from '../support/messages/outbox-folder.ts'
import { quietEnv } from '../support/server/quiet-env.ts'
import { freshDataDir, startServer } from '../support/server/start-server.ts'
import { goodPassword } from '../support/users/visitor.ts'

const email = 'ase.holm@home.example'
const phoneNumber = '+4712345678'

test('no address, link or code is in the log, and the operator reads them in the outbox', async ({
  onTestFinished,
}) => {
  const dataDir = freshDataDir()
  const server = await startServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace' })
  onTestFinished(() => rmSync(dirname(dataDir), { recursive: true }))
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const outbox = openOutboxFolder(dataDir)
  const signUp = { name: 'Åse', email, password: goodPassword, callbackURL: '/verify-email' }
  expect(await post('/sign-up/email', signUp)).toBe(200)
  const letter = (await outbox.waitFor(email, 0)) ?? ''
  const [link = 'none'] = /https?:\/\/\S+/.exec(letter) ?? []
  await fetch(link, { redirect: 'manual' })
  expect(await post('/sign-up/email', signUp)).toBe(200)
  expect(await post('/sign-in/email', { email, password: 'a guess' })).toBe(401)
  expect(await post('/email-code/send', { email })).toBe(200)
  const callback = { email, redirectTo: `https://evil.example/?token=${email}` }
  expect(await post('/request-password-reset', callback)).toBe(403)
  expect(await post('/phone-number/send-otp', { phoneNumber })).toBe(200)
  const text = (await outbox.waitFor(phoneNumber, 0)) ?? ''
  const [code = 'none'] = /\b\d{6}\b/.exec(text.replace(/^To: .*/, '')) ?? []
  await outbox.waitFor(email, 2)

  const words = ['cli.ts', 'messages']
  const env = { ...process.env, ...quietEnv, DATA_DIR: dataDir }
  const { stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  for (const handedOn of [email, link, phoneNumber, code]) expect(stdout).toContain(handedOn)

  server.process.kill('SIGTERM')
  const { output } = await server.ended
  for (const line of output.split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
  expect(output).toContain('"event":"message.kept_in_outbox"')
  expect(output).not.toContain('home.example')
  expect(output).not.toContain(phoneNumber)
  expect(output).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(output).not.toContain(new URL(link).searchParams.get('token'))
})
