import { beforeEach } from 'vitest'
import type { Services } from '#server/compose.ts'
import type { createApp } from '#server/create-app.ts'
import { createUser, type TestUser } from '../users/create-user.ts'
import { ownOrigin } from '../users/visitor.ts'

type App = Pick<ReturnType<typeof createApp>, 'request'>

export const bucketPath = '/v0/b/party-dojo/o'

export function objectPath(name: string): string {
  return `${bucketPath}/${encodeURIComponent(name)}`
}

/** A pack as the builder uploads it. */
export function packText(packId: string, tags: string[] = ['listed'], name = 'Our pack'): string {
  const pack = {
    metadata: {
      name,
      id: packId,
      description: 'For the table by the window.',
      author: 'Ada Ærlig',
      explicit: false,
      alcohol: false,
      creation_date: '2026-11-01T12:00:00.000Z',
      tags,
    },
    prompts: [{ text: 'Who laughs first?' }, { text: 'Who sings the next line?' }],
    likes: 0,
    plays: 0,
    lastUpdated: '2026-11-01T12:00:00.000Z',
  }
  return JSON.stringify(pack, null, 2)
}

type Multipart = { body: Buffer; headers: Record<string, string> }

/** The body of an upload in one piece, as the protocol has it. */
export function multipart(
  head: Record<string, unknown>,
  bytes: Buffer | string,
  boundary = '00017',
): Multipart {
  const contentType = String(head.contentType ?? 'application/octet-stream')
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(head)}\r\n` +
        `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--`),
  ])
  return {
    body,
    headers: {
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
  }
}

/** Somebody who speaks the protocol without a library: by cookie, or as nobody. */
export function openStorageCaller(app: App, user: TestUser | null) {
  const cookie = user && [...user.visitor.cookies].map((pair) => pair.join('=')).join('; ')

  async function request(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer | string } = {},
  ): Promise<Response> {
    return await app.request(path, {
      method,
      headers: { origin: ownOrigin, host: 'localhost', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    })
  }

  return {
    ask: request,
    list: (query = '') => request('GET', `${bucketPath}${query}`),
    metadata: (name: string) => request('GET', objectPath(name)),
    download: (name: string, query = '', headers: Record<string, string> = {}) =>
      request('GET', `${objectPath(name)}?alt=media${query}`, { headers }),
    delete: (name: string, query = '') => request('DELETE', objectPath(name) + query),
    patch: (name: string, change: unknown, query = '') =>
      request('PATCH', objectPath(name) + query, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    upload: (
      name: string,
      bytes: Buffer | string,
      head: Record<string, unknown> = {},
      query = '',
    ) =>
      request('POST', `${bucketPath}?name=${encodeURIComponent(name)}${query}`, {
        ...multipart({ name, ...head }, bytes),
      }),
  }
}

export type StorageCaller = ReturnType<typeof openStorageCaller>

type StorageCallers = {
  ada: TestUser
  byAda: StorageCaller
  byBen: StorageCaller
  byNobody: StorageCaller
  /** A name in Ada's own area. */
  mine: (rest: string) => string
}

/** Two people and nobody, others for each test of a block. */
export function useStorageCallers(testApp: { services: Services; app: App }): StorageCallers {
  const people = { mine: (rest) => `users/${people.ada.userId}/${rest}` } as StorageCallers
  beforeEach(async () => {
    const { services, app } = testApp
    people.ada = await createUser(services, app)
    people.byAda = openStorageCaller(app, people.ada)
    people.byBen = openStorageCaller(app, await createUser(services, app))
    people.byNobody = openStorageCaller(app, null)
  })
  return people
}
