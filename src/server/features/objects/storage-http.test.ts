import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { serveApp } from '#tests/support/storage/official-storage.ts'
import {
  bucketPath,
  multipart,
  objectPath,
  openStorageCaller,
  packText,
  type StorageCaller,
} from '#tests/support/storage/storage-callers.ts'
import { createUser, signedCookie } from '#tests/support/users/create-user.ts'
import { issueAppCheckToken } from '../app-check/verify-app-check.ts'

const own = 'https://party.example'
const foreign = 'https://elsewhere.example'

describe('other origins', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: own })

  const ask = (
    method: string,
    origin: string,
    path: string,
    headers = {},
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    testApp.app.request(path, {
      method,
      headers: { origin, host: 'party.example', ...headers },
      body,
    })

  const preflight = (origin: string, method: string, path = bucketPath) =>
    ask('OPTIONS', origin, path, { 'access-control-request-method': method })

  test.each([
    [foreign, 'GET', '*'],
    [foreign, 'HEAD', '*'],
    [own, 'POST', own],
    [own, 'PATCH', own],
    [own, 'DELETE', own],
    [foreign, 'POST', null],
    [foreign, 'PATCH', null],
    [foreign, 'DELETE', null],
    ['http://party.example', 'POST', null],
    ['null', 'POST', null],
    [foreign, '', null],
  ])('%s may send %s: Allow-Origin is %s', async (origin, method, allowed) => {
    const { status, headers } = await preflight(origin, method, objectPath('packs/a.json'))
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, allowed])
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    if (allowed === null) return
    expect(headers.get('access-control-allow-methods')).toContain(method)
    const allowedHeaders = headers.get('access-control-allow-headers')?.split(', ')
    for (const header of [
      'authorization',
      'content-type',
      'range',
      'x-firebase-appcheck',
      'x-firebase-storage-version',
      'x-goog-upload-command',
      'x-goog-upload-offset',
      'x-goog-upload-protocol',
      'x-goog-upload-header-content-length',
      'x-goog-upload-header-content-type',
    ]) {
      expect(allowedHeaders).toContain(header)
    }
  })

  test.each([
    ['a list', bucketPath, 200],
    ['what is not there', objectPath('packs/a.json'), 404],
    ['what is private', objectPath('users/x/a'), 401],
    ['a bucket that is not there', '/v0/b/x/o', 404],
  ])('any page reads %s, and its error too', async (_, path, status) => {
    const answer = await ask('GET', foreign, path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(
      /x-goog-upload-size-received.*x-goog-upload-status.*x-goog-upload-url/,
    )
  })

  test('our own pages write with a token, and their errors carry Allow-Origin', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const authorization = `Firebase ${signedCookie(user.token, testApp.services.authSecret)}`
    for (const [name, status] of [
      [`users/${user.userId}/a`, 200],
      ['users/x/a', 403],
    ] as const) {
      const { headers, body } = multipart({ name }, 'x')
      const path = `${bucketPath}?name=${encodeURIComponent(name)}`
      const answer = await ask(
        'POST',
        own,
        path,
        { ...headers, authorization },
        new Uint8Array(body),
      )
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        status,
        own,
      ])
    }
  })

  test('the pages of others do not write, whatever token they have', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const authorization = `Firebase ${signedCookie(user.token, testApp.services.authSecret)}`
    const answer = await ask('DELETE', foreign, objectPath('packs/a.json'), { authorization })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect(await answer.json()).toEqual({
      error: { code: 403, message: 'This request comes from another site.' },
    })
  })
})

describe('with APP_CHECK=enforce', () => {
  const testApp = useTestApp('SQLite', { APP_CHECK: 'enforce' })
  let served: Awaited<ReturnType<typeof serveApp>>
  let byAda: StorageCaller
  let name: string
  let downloadToken: string
  const right = () => ({ 'x-firebase-appcheck': issueAppCheckToken(testApp.services).token })

  beforeAll(async () => {
    served = await serveApp(testApp.app)
    const ada = await createUser(testApp.services, testApp.app)
    byAda = openStorageCaller(testApp.app, ada)
    name = `packs/of-${ada.userId}.json`
    const { headers, body } = multipart({ name }, packText(`of-${ada.userId}`))
    const path = `${bucketPath}?name=${encodeURIComponent(name)}`
    const answer = await byAda.ask('POST', path, { headers: { ...headers, ...right() }, body })
    downloadToken = (await answer.json()).downloadTokens
  })
  afterAll(() => served.close())

  test.each([
    ['GET', () => bucketPath],
    ['GET', () => objectPath(name)],
    ['GET', () => `${objectPath(name)}?alt=media`],
    ['GET', () => `${bucketPath}?token=x`],
    ['GET', () => `${bucketPath}?alt=media&token=x`],
    ['GET', () => `${objectPath(name)}?token=x`],
    ['GET', () => `${objectPath(name)}?alt=media&token=`],
    ['GET', () => `${objectPath(name)}?alt=json&alt=media&token=${downloadToken}`],
    ['POST', () => `${bucketPath}?name=packs%2Fa.json`],
    ['POST', () => `${bucketPath}?name=packs%2Fa.json&token=x`],
    ['PATCH', () => objectPath(name)],
    ['DELETE', () => objectPath(name)],
  ])('%s without a right token is refused', async (method, path) => {
    const old = issueAppCheckToken({ ...testApp.services, now: () => 0 }).token
    for (const token of [null, '', 'nonsense', old]) {
      const headers = token === null ? undefined : { 'x-firebase-appcheck': token }
      const answer = await byAda.ask(method, path(), { headers })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        error: { code: 401, message: 'Firebase App Check token is invalid.' },
      })
    }
  })

  test('a right one is enough, and a download URL needs none', async () => {
    expect((await byAda.ask('GET', bucketPath, { headers: right() })).status).toBe(200)
    const url = `${objectPath(name)}?alt=media&token=${downloadToken}`
    expect((await byAda.ask('GET', url)).status).toBe(200)
    expect((await byAda.ask('OPTIONS', bucketPath)).status).toBe(204)
  })

  test('the reason phrase says so, for the official client in browsers, and only where it is so', async () => {
    const phrase = (path: string, headers = {}) =>
      new Promise((resolve, reject) => {
        get(served.url + path, { headers }, (answer) => {
          answer.resume()
          resolve([answer.statusCode, answer.statusMessage])
        }).on('error', reject)
      })
    expect(await phrase(bucketPath)).toEqual([401, 'Firebase App Check token is invalid'])
    expect(await phrase(objectPath('users/x/a'), right())).toEqual([401, 'Unauthorized'])
    expect(await phrase(bucketPath, right())).toEqual([200, 'OK'])
  })
})
