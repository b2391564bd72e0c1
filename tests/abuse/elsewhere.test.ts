import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '#server/features/open-api/document.ts'
import { operationGroups } from '#server/features/open-api/operation-groups.ts'
import { writeDocument } from '#server/features/open-api/write-document.ts'
import { openAuth } from '#server/open-auth.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { type ListedOperation, operationsOf } from '#tests/support/fuzz/fuzz-requests.ts'
import { schemaArbitrary } from '#tests/support/fuzz/schema-arbitrary.ts'
import { openStorageCaller, packText } from '#tests/support/storage/storage-callers.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'
import { ownOrigin } from '#tests/support/users/visitor.ts'

/** Fields of other servers, which fetch what is named in them. */
const otherFields = ['image', 'avatar', 'url', 'webhook', 'callback', 'callbackURL', 'redirectTo']
const otherHeaders = ['referer', 'origin', 'x-forwarded-host', 'x-original-url', 'x-callback-url']

describe('the server fetches nothing that a visitor names', () => {
  const testApp = useTestApp('SQLite')
  const visits: string[] = []
  let trap: Server
  let address: string
  let document: OpenApiDocument
  let ada: Awaited<ReturnType<typeof createUserIn>>

  beforeAll(async () => {
    trap = createServer((request, response) => {
      visits.push(request.url ?? '')
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(trap, 'listening')
    address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/canary`
    document = writeDocument(operationGroups(openAuth(testApp.services)), testApp.services.env)
  })

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    await givePremium(testApp.services, ada.userId)
  })

  afterAll(() => {
    trap.close()
  })

  /** Whatever was on its way here has come before this. */
  async function expectNoVisit(): Promise<void> {
    await (await fetch(address.replace('canary', 'fence'))).text()
    expect(visits.splice(0)).toEqual(['/fence'])
  }

  async function send({ method, path, headers = {}, body }: Sent): Promise<void> {
    await testApp.services.database.db.deleteFrom('rate_limits').execute()
    const answer = await testApp.app.request(path, {
      method,
      headers: {
        origin: ownOrigin,
        host: 'localhost',
        cookie: cookieOf(ada),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
  }

  test('in no text that any call takes', async () => {
    let count = 0
    for (const operation of operationsOf(document)) {
      // Some calls end a session, or the account.
      ada = await createUserIn(testApp)
      await ada.visitor.get(ada.path)
      for (const sent of requestsWith(address, operation, document, ada.userId)) {
        await send(sent)
        count++
      }
    }
    expect(count).toBeGreaterThan(100)
    await expectNoVisit()
  })

  test('in no header', async () => {
    for (const path of ['/go?to=/packs', '/api/packs', '/api/auth/get-session', '/robots.txt']) {
      for (const name of otherHeaders)
        await send({ method: 'GET', path, headers: { [name]: address } })
    }
    await expectNoVisit()
  })

  test('in no pack, its picture, nor the words about an object', async () => {
    const by = openStorageCaller(testApp.app, ada)
    const image = `</text><image href="${address}"/>`
    const pack = packText('fetching', [], image.slice(0, 60))
    const text = pack.replaceAll('Who laughs first?', image.replaceAll('"', "'"))
    expect((await by.upload('packs/fetching.json', text)).status).toBe(200)
    const picture = await ada.visitor.get('/game/fetching/picture.png')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const name = `users/${ada.userId}/note`
    expect((await by.upload(name, 'x', { metadata: { source: address } })).status).toBe(200)
    const table = encodeURIComponent(`<image href="${address}"/>`.slice(0, 40))
    const sheet = await ada.visitor.get(`/QR/standard/business-card.svg?name=${table}`)
    expect([200, 400]).toContain(sheet.status)
    await expectNoVisit()
  })
})

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: unknown }

/** A request for each text that a call takes, with the address in its place and all else fitting. */
function requestsWith(
  address: string,
  { method, path, operation }: ListedOperation,
  { components }: OpenApiDocument,
  userId: string,
): Sent[] {
  const { parameters = [], requestBody } = operation
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'userId' ? userId : 'x'))
  const schema = requestBody?.content['application/json']?.schema
  const blobs = schema
    ? fc.sample(schemaArbitrary(schema, components.schemas), { seed: 1, numRuns: 5 })
    : []
  const [fitting] = blobs
  const sent: Sent[] = parameters.map(({ name, in: place }) => {
    const value = encodeURIComponent(address)
    if (place === 'header')
      return { method, path: filled, headers: { [name]: address }, body: fitting }
    if (place === 'query') return { method, path: `${filled}?${name}=${value}`, body: fitting }
    return {
      method,
      path: path.replace(`{${name}}`, value).replace(/\{\w+\}/g, 'x'),
      body: fitting,
    }
  })
  if (typeof fitting !== 'object' || fitting === null) return sent
  const names = new Set(blobs.flatMap((body) => Object.keys(body as object)))
  for (const name of names)
    sent.push({ method, path: filled, body: { ...fitting, [name]: address } })
  const more = Object.fromEntries(otherFields.map((name) => [name, address]))
  return [...sent, { method, path: filled, body: { ...fitting, ...more } }]
}
