import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppCheckSolution } from '#contract/app-check.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { makeChallenge } from './make-challenge.ts'
import { isAppCheckToken } from './verify-app-check.ts'

const startMs = Date.now()
const fiveMinutesMs = 5 * 60_000
const easy = { cost: 1, lowest: 3, highest: 30 }
const otherSecret = 'a secret of the server across the street'

async function solve(challenge: Awaited<ReturnType<typeof makeChallenge>>) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return AppCheckSolution.parse({ challenge, solution })
}

describe.each(databaseKinds)('/api/app-check on %s', (kind) => {
  const testApp = useTestApp(kind, { APP_CHECK: 'enforce' })
  let visitor: Visitor

  beforeEach(() => {
    testApp.services.now = () => startMs
    visitor = openVisitor(testApp.app)
  })

  async function solved(secret = testApp.services.authSecret, nowMs = startMs) {
    return await solve(
      await makeChallenge({ authSecret: secret, now: () => nowMs }, 'app check', easy),
    )
  }

  const send = (body: unknown) => visitor.post('/api/app-check/token', body)

  test('gives a challenge, and for its solution a token for one hour', async () => {
    const asked = await visitor.get('/api/app-check/challenge')
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const answer = await send(await solve(await asked.json()))
    expect(answer.status).toBe(200)
    const { token, expireTimeMillis } = await answer.json()
    expect(expireTimeMillis).toBe(startMs + 60 * 60_000)
    expect(isAppCheckToken(testApp.services, token)).toBe(true)
  })

  test('a challenge does not tell the number it asks for', async () => {
    const challenge = await (await visitor.get('/api/app-check/challenge')).json()
    expect(Object.keys(challenge).sort()).toEqual(['parameters', 'signature'])
    expect(Object.keys(challenge.parameters)).not.toContain('counter')
    expect(challenge.parameters.keyPrefix).toHaveLength(challenge.parameters.keyLength)
  })

  const wrong: [string, (sent: AppCheckSolution) => unknown, number][] = [
    [
      'a wrong key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: '0'.repeat(64) },
      }),
      403,
    ],
    [
      'the half of the key that is told',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: challenge.parameters.keyPrefix },
      }),
      403,
    ],
    [
      'a challenge made longer',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 },
        },
        solution,
      }),
      403,
    ],
    [
      'a challenge signed by oneself',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: 'ab'.repeat(32) },
        solution,
      }),
      403,
    ],
    [
      'no signature',
      ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
      400,
    ],
    ['no solution', ({ challenge }) => ({ challenge }), 400],
    [
      'a number below none',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: -1 } }),
      400,
    ],
    [
      'a field of one’s own',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, data: {} } },
        solution,
      }),
      400,
    ],
    ['no JSON', () => 'solved', 400],
    ['nothing', () => null, 400],
  ]
  test.each(wrong)('gives no token for %s', async (_, change, status) => {
    const answer = await send(change(await solved()))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.anything() })
  })

  test('gives no token for the challenge of another server', async () => {
    const answer = await send(await solved(otherSecret))
    expect(await answer.json()).toEqual({
      error: { code: 'forbidden', message: 'This does not solve a challenge of ours.' },
    })
  })

  test('a challenge ends after five minutes', async () => {
    const second = Math.floor(startMs / 1000) * 1000
    const [early, late] = [await solved(), await solved()]
    testApp.services.now = () => second + fiveMinutesMs - 1
    expect((await send(early)).status).toBe(200)
    testApp.services.now = () => second + fiveMinutesMs
    expect(await (await send(late)).json()).toMatchObject({
      error: { message: 'This challenge is over: ask for a new one.' },
    })
  })

  test('a challenge is good for one token, however many ask at once', async () => {
    const sent = await solved()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
    testApp.services.now = () => startMs + fiveMinutesMs - 2_000
    expect(await (await send(sent)).json()).toMatchObject({
      error: { message: 'This challenge was used already: ask for a new one.' },
    })
  })

  test('lets an address ask three hundred times a minute', async () => {
    const hits = await Promise.all(
      Array.from({ length: 301 }, () => visitor.post('/api/app-check/token', {})),
    )
    expect(hits.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await visitor.get('/api/app-check/challenge')).status).toBe(429)
  })

  test.each([
    ['POST', '/api/app-check/challenge', 'GET'],
    ['GET', '/api/app-check/token', 'POST'],
  ])('%s %s is refused', async (method, path, allow) => {
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })
})

describe.each(databaseKinds)('with APP_CHECK off, on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('there is no challenge and no token', async () => {
    const visitor = openVisitor(testApp.app)
    const challenge = await visitor.get('/api/app-check/challenge')
    expect([challenge.status, await challenge.json()]).toEqual([200, null])
    const token = await visitor.post('/api/app-check/token', {})
    expect(token.status).toBe(404)
    expect(await token.json()).toMatchObject({ error: { code: 'not_found' } })
  })
})
