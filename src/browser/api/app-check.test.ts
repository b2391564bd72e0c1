import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
const hourMs = 60 * 60_000

type Answer = { status: number; body: unknown }

let answers: { challenge: () => Promise<Answer>; token: (sent: string) => Promise<Answer> }
let asked: string[]
let getAppCheckToken: () => Promise<string | null>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked = []
  answers = {
    challenge: async () => ({
      status: 200,
      body: await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 2,
        counter: 40,
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + 300,
        ...secrets,
      }),
    }),
    token: async (sent) => {
      const { verified } = await verifySolution({ ...JSON.parse(sent), deriveKey, ...secrets })
      const token = `token ${asked.length}`
      return verified
        ? { status: 200, body: { token, expireTimeMillis: Date.now() + hourMs } }
        : { status: 403, body: { error: { code: 'forbidden', message: 'No.' } } }
    },
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`)
    const { status, body: answer } = path.endsWith('/challenge')
      ? await answers.challenge()
      : await answers.token(String(body))
    return Response.json(answer, { status })
  })
  vi.resetModules()
  getAppCheckToken = (await import('./app-check.ts')).getAppCheckToken
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const once = ['GET /api/app-check/challenge', 'POST /api/app-check/token']

test('a challenge is solved for a token', async () => {
  expect(await getAppCheckToken()).toBe('token 2')
  expect(asked).toEqual(once)
})

test('those who ask at once get one token', async () => {
  const tokens = await Promise.all([getAppCheckToken(), getAppCheckToken(), getAppCheckToken()])
  expect(tokens).toEqual(['token 2', 'token 2', 'token 2'])
  expect(asked).toEqual(once)
})

test('a token is kept until five minutes before its end', async () => {
  await getAppCheckToken()
  vi.setSystemTime(Date.now() + hourMs - 5 * 60_000 - 1)
  expect(await getAppCheckToken()).toBe('token 2')
  vi.setSystemTime(Date.now() + 1)
  expect(await getAppCheckToken()).toBe('token 4')
})

test('a server that does without is asked once', async () => {
  answers.challenge = async () => ({ status: 200, body: null })
  expect([await getAppCheckToken(), await getAppCheckToken()]).toEqual([null, null])
  expect(asked).toEqual(['GET /api/app-check/challenge'])
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('no network'))],
  ['the server is busy', async () => ({ status: 503, body: null })],
  ['the challenge is none', async () => ({ status: 200, body: { parameters: {} } })],
])('while %s there is none, and later it is asked for again', async (_, challenge) => {
  const right = answers.challenge
  answers.challenge = challenge
  expect(await getAppCheckToken()).toBeNull()
  answers.challenge = right
  expect(await getAppCheckToken()).toBe('token 3')
})

test('a refused solution gives none', async () => {
  const { token } = answers
  answers.token = async (sent) => await token(sent.replace('"counter":40', '"counter":-1'))
  expect(await getAppCheckToken()).toBeNull()
})

test('where the browser lends out no cryptography there is none', async () => {
  const right = await answers.challenge()
  answers.challenge = async () => right
  vi.stubGlobal('crypto', {})
  expect(await getAppCheckToken()).toBeNull()
})
