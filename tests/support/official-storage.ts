import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Component, type ComponentContainer } from '@firebase/component'
import { getRequestListener } from '@hono/node-server'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage'
import type { createApp } from '#server/create-app.ts'

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
