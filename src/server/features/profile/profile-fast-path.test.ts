import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { cookieOf, createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { profileFastPath } from './profile-fast-path.ts'

const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('the short way to a profile on %s', (kind) => {
  let services: Services
  let ada: TestUser
  const servers: Server[] = []
  let [viaApp, viaExpress] = ['', '']
  let askedApp = 0

  async function open(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  beforeAll(async () => {
    ;({ services } = await openTestServices(kind))
    const app = createApp(services, noPages)
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
    viaApp = await open(listener)
    viaExpress = await open(
      profileFastPath(services, (request, response) => {
        askedApp += 1
        return listener(request, response)
      }),
    )
    ada = await createUser(services, app)
    await ada.visitor.get(`/api/users/${ada.userId}`)
  })
  afterAll(async () => {
    for (const server of servers) server.close()
    await services.close()
  })

  async function ask(base: string, path: string, options: RequestInit) {
    const headers = { 'x-request-id': 'the-same-one', connection: 'close', ...options.headers }
    const response = await fetch(base + path, { ...options, headers })
    const { date: _, ...kept } = Object.fromEntries(response.headers)
    return { status: response.status, headers: kept, body: await response.text() }
  }

  test.each([
    ['one’s own profile', () => ({ cookie: cookieOf(ada) }), '', 0],
    [
      'one whose flag is there',
      () => ({ cookie: `${cookieOf(ada)}; party-dojo-signed-in=1` }),
      '',
      0,
    ],
    ['a query behind it', () => ({ cookie: cookieOf(ada) }), '?x=1', 1],
    ['nobody', () => ({}), '', 1],
    ['a forged cookie', () => ({ cookie: 'party-dojo=token.signature' }), '', 1],
    ['somebody else’s profile', () => ({ cookie: cookieOf(ada) }), 'x', 1],
  ])('answers as the app does: %s', async (_, headers, more, passedOn) => {
    askedApp = 0
    const path = `/api/users/${ada.userId}${more}`
    const answers = [
      await ask(viaApp, path, { headers: headers() }),
      await ask(viaExpress, path, { headers: headers() }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(askedApp).toBe(passedOn)
  })

  test('leaves every other call to the app', async () => {
    askedApp = 0
    const headers = { cookie: cookieOf(ada), 'content-type': 'application/json' }
    const options = { method: 'PATCH', headers, body: '{"username":"Ada"}' }
    const answer = await ask(viaExpress, `/api/users/${ada.userId}`, options)
    expect([answer.status, JSON.parse(answer.body).username, askedApp]).toEqual([200, 'Ada', 1])
  })

  test('what cannot be written is left to the app', async () => {
    const stubborn = await open((request, response) => {
      const writeHead = response.writeHead
      response.writeHead = () => {
        response.writeHead = writeHead
        throw new TypeError('Invalid character in header content')
      }
      const express = profileFastPath(services, (_, left) => void left.end('the app'))
      return express(request, response)
    })
    const headers = { cookie: cookieOf(ada) }
    expect((await ask(stubborn, `/api/users/${ada.userId}`, { headers })).body).toBe('the app')
  })

  test('a profile that is not there yet is made by the app', async () => {
    const { db } = services.database
    await db.deleteFrom('profiles').where('user_id', '=', ada.userId).execute()
    const answer = await ask(viaExpress, `/api/users/${ada.userId}`, {
      headers: { cookie: cookieOf(ada) },
    })
    expect([answer.status, JSON.parse(answer.body).achievements]).toEqual([200, ['Early Bird']])
  })
})
