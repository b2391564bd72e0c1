import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { loseDatabase } from '#tests/support/database/lost-database.ts'
import { multipart } from '#tests/support/storage/storage-callers.ts'
import { cookieOf, createUser } from '#tests/support/users/create-user.ts'
import { ownOrigin } from '#tests/support/users/visitor.ts'
import { asTransient } from './to-app-error.ts'

const failure = (facts: object, message = 'it broke') => Object.assign(new Error(message), facts)

describe('what will pass', () => {
  test.each([
    ['nobody listens', { code: 'ECONNREFUSED' }, undefined, true],
    ['the connection broke', { code: 'ECONNRESET' }, undefined, true],
    ['the server was told to stop', { code: '57P01' }, undefined, true],
    ['the server is starting', { code: '57P03' }, undefined, true],
    ['there are too many connections', { code: '53300' }, undefined, true],
    ['a statement took too long', { code: '57014' }, undefined, true],
    ['a lock was waited for too long', { code: '55P03' }, undefined, true],
    ['it has become a standby', { code: '25006' }, undefined, true],
    ['a connection was lost', {}, 'Connection terminated unexpectedly', true],
    ['it never came to be', {}, 'Connection terminated due to connection timeout', true],
    ['no connection was free', {}, 'timeout exceeded when trying to connect', true],
    ['SQLite is busy', { errcode: 5 }, undefined, true],
    ['SQLite is busy with a snapshot', { errcode: 517 }, undefined, true],
    ['the disk below SQLite fails', { errcode: 778 }, undefined, true],
    ['the disk is full', { errcode: 13 }, undefined, true],
    ['there is no such table', { code: '42P01' }, undefined, false],
    ['there is no such table in SQLite', { errcode: 1 }, undefined, false],
    ['a key is there twice', { code: '23505' }, undefined, false],
    ['the database is broken', { errcode: 11 }, undefined, false],
    ['a visitor left in the middle', { code: 'ECONNRESET' }, 'aborted', false],
    ['anything else', {}, undefined, false],
  ])('%s', (_, facts, message, isPassing) => {
    expect(asTransient(failure(facts, message)) !== null).toBe(isPassing)
  })

  test('is no word that somebody threw', () => {
    expect(asTransient('ECONNREFUSED')).toBe(null)
  })
})

describe.each(databaseKinds)('a database like %s that is away', (kind) => {
  let server: Awaited<ReturnType<typeof openHouse>>

  async function openHouse() {
    const { services, logged } = await openTestServices(kind)
    const { database } = services
    const guest = await createUser(services, { request: () => Promise.reject(new Error()) })
    const away =
      kind === 'SQLite' ? failure({ errcode: 5 }, 'database is locked') : failure({ code: '57P01' })
    services.database = loseDatabase(database, () => away)
    const app = createApp(services, () => Promise.reject(new Error('no pages here')))
    return { services, logged, database, guest, app, away }
  }

  beforeAll(async () => {
    server = await openHouse()
  })
  afterAll(async () => {
    server.services.database = server.database
    await server.services.close()
  })

  async function ask(method: string, path: string, body?: unknown) {
    const { guest, app } = server
    const headers = { origin: ownOrigin, host: 'localhost', cookie: cookieOf(guest) }
    const isUpload = body instanceof Buffer
    const form = multipart({ name: 'x' }, 'bytes')
    return await app.request(path.replace('{me}', guest.userId), {
      method,
      headers: isUpload
        ? { ...headers, ...form.headers }
        : { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isUpload ? form.body.toString() : JSON.stringify(body) }),
    })
  }

  const byApi = { error: { code: 'unavailable', message: 'Please try again in a moment.' } }
  const byStorage = { error: { code: 503, message: 'Please try again in a moment.' } }
  const byRewards = { error: 'Error accessing user document' }
  const account = { email: 'mia@home.example', password: 'seven petals', name: 'Mia' }
  const mine = '/v0/b/party-dojo/o/users%2F{me}%2Fa'

  test.each([
    ['GET', '/api/users/{me}', undefined, byApi],
    ['POST', '/api/users/{me}/purchases', { itemId: 'x' }, byApi],
    ['POST', '/api/users/{me}/claimed_rewards', { rewardId: 'welcome' }, byRewards],
    ['GET', '/api/packs', undefined, byApi],
    ['GET', '/api/auth/get-session', undefined, byApi],
    ['POST', '/api/auth/sign-in/email', account, byApi],
    ['POST', '/api/auth/sign-up/email', account, byApi],
    ['POST', '/api/auth/sign-out', {}, byApi],
    ['GET', '/api/auth/list-sessions', undefined, byApi],
    ['POST', '/api/auth/update-user', { name: 'Mia' }, byApi],
    ['POST', '/api/auth/change-email', { newEmail: 'mia@work.example' }, byApi],
    ['POST', '/api/auth/phone-number/send-otp', { phoneNumber: '+4791234567' }, byApi],
    ['GET', '/v0/b/party-dojo/o', undefined, byStorage],
    ['GET', mine, undefined, byStorage],
    ['GET', `${mine}?alt=media`, undefined, byStorage],
    ['POST', '/v0/b/party-dojo/o?name=users%2F{me}%2Fa', Buffer.alloc(0), byStorage],
    ['DELETE', mine, undefined, byStorage],
  ])('%s %s answers 503, and when to ask again', async (method, path, body, answer) => {
    const response = await ask(method, path, body)
    expect([response.status, await response.json()]).toEqual([503, answer])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toMatch(/no-store|private, max-age=0/)
  })

  test('the rate limiter refuses what it cannot count', async () => {
    const { services, database } = server
    const lost = loseDatabase(database, () => server.away, { isCounting: false })
    const app = createApp({ ...services, database: lost }, () => Promise.reject(new Error()))
    const answer = await app.request('/api/packs/x/reports', {
      method: 'POST',
      headers: { origin: ownOrigin, host: 'localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'other' }),
    })
    expect([answer.status, await answer.json()]).toEqual([503, byApi])
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  test('is one line a second in the log, not one a request', async () => {
    server.logged.length = 0
    for (let n = 0; n < 20; n++) await ask('GET', '/api/packs')
    const loud = server.logged.filter(({ level }) => Number(level) >= 40)
    expect(loud.length).toBeLessThanOrEqual(2)
    expect(server.logged.filter(({ event }) => event === 'request.answered')).toHaveLength(20)
  })
})
