import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Component, type ComponentContainer } from '@firebase/component'
import { getRequestListener } from '@hono/node-server'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  type StorageReference,
} from 'firebase/storage'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { createApp } from '#server/create-app.ts'
import { useTestApp } from '../app/test-app.ts'
import type { DatabaseKind } from '../database/database.ts'
import { createUser, signedCookie, type TestUser } from '../users/create-user.ts'

type App = Pick<ReturnType<typeof createApp>, 'fetch'>

export function listenerOf(app: App): RequestListener {
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

/** The app behind a port of this machine, as the world meets it. */
export async function serveApp(app: App) {
  return await serveListener(listenerOf(app))
}

export async function serveListener(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port, url: `http://127.0.0.1:${port}`, close }
}

export type OfficialStorage = {
  storage: FirebaseStorage
  app: FirebaseApp
  close: () => Promise<void>
}

let apps = 0

/**
 * The official client, pointed at a port of this machine; whose token it sends is asked before each
 * request, null for nobody.
 */
export function openOfficialStorage(port: number, readToken: () => string | null): OfficialStorage {
  const app = initializeApp(
    { projectId: 'party-dojo', storageBucket: 'party-dojo' },
    `test-${++apps}`,
  )
  const getToken = async () => {
    const accessToken = readToken()
    return accessToken && { accessToken }
  }
  // Where its own sign-in library would put itself.
  const { container } = app as unknown as { container: ComponentContainer }
  container.addOrOverwriteComponent(
    new Component('auth-internal' as never, () => ({ getToken }) as never, 'PRIVATE' as never),
  )
  const storage = getStorage(app)
  connectStorageEmulator(storage, '127.0.0.1', port)
  return { storage, app, close: () => deleteApp(app) }
}

type OfficialClient = {
  server: ReturnType<typeof useTestApp>
  ada: TestUser
  client: OfficialStorage
  /** What it sends from now on: Ada's at first. */
  token: string | null
  at: (path: string) => StorageReference
  /** In Ada's own area. */
  mine: (rest: string) => StorageReference
}

/** The official client and a server for it, signed in as a new user for each test. */
export function useOfficialClient(kind: DatabaseKind): OfficialClient {
  const server = useTestApp(kind)
  let served: Awaited<ReturnType<typeof serveApp>>
  const official = {
    server,
    at: (path) => ref(official.client.storage, path),
    mine: (rest) => official.at(`users/${official.ada.userId}/${rest}`),
  } as OfficialClient
  beforeAll(async () => {
    served = await serveApp(server.app)
  })
  beforeEach(async () => {
    official.ada = await createUser(server.services, server.app)
    official.token = signedCookie(official.ada.token, server.services.authSecret)
    official.client = openOfficialStorage(served.port, () => official.token)
  })
  afterEach(() => official.client.close())
  afterAll(() => served.close())
  return official
}
