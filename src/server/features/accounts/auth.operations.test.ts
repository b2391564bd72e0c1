import { describe, expect, test } from 'vitest'
import { openAuth } from '#server/open-auth.ts'
import { methodOf, pathOf } from '#server/platform/web/operation.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'
import { authOperations, libraryOperations } from './auth.operations.ts'

describe('the calls of the sign-in library', () => {
  const testApp = useTestApp('SQLite')

  test('every call that the library offers here is told of, and no other', () => {
    const { operations: calls } = authOperations(openAuth(testApp.services))
    const offered = calls.map(
      (call) => `${methodOf(call)} ${pathOf(call).slice('/api/auth'.length)}`,
    )
    expect(offered).toEqual(Object.keys(libraryOperations))
  })

  test.each(Object.keys(libraryOperations))('%s is answered by the library', async (key) => {
    const [method, path = ''] = key.split(' ')
    const answer = await testApp.app.request(`/api/auth${path.replace(/\{\w+\}/, 'none')}`, {
      method,
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': 'application/json',
      },
      ...(method === 'POST' && { body: '{}' }),
    })
    const text = await answer.text()
    expect([answer.status, text]).not.toEqual([404, ''])
    expect(answer.status).toBeLessThan(500)
  })

  test('a call that needs no body may come without one', async () => {
    const { visitor } = await createUserIn(testApp)
    const answer = await testApp.app.request('/api/auth/revoke-other-sessions', {
      method: 'POST',
      headers: { origin: 'http://localhost', host: 'localhost', cookie: cookieOf({ visitor }) },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
  })

  test('somebody’s wrong address is no error of ours', async () => {
    const answer = await testApp.app.request('/api/auth/sign-out', {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ callbackURL: 'https://evil.example' }),
    })
    expect(answer.status).toBe(403)
    expect(testApp.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test.each([
    ['null', 400],
    ['"text"', 400],
    ['1', 400],
    ['', 401],
  ])('a body that is `%s` is refused, and breaks nothing', async (body, status) => {
    const answer = await testApp.app.request('/api/auth/update-user', {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': 'application/json',
      },
      body,
    })
    expect(answer.status).toBe(status)
  })
})
