import { getRequestListener } from '@hono/node-server'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { acceptSockets } from '#server/features/rooms/accept-socket.ts'
import { listen } from '#server/platform/web/listen.ts'

/** The app on a port of its own, with its sockets. */
export async function serveRooms(services: Services) {
  const app = createApp(services, () => Promise.reject(new Error('no pages here')))
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = await listen(
    (request, response) => void listener(request, response),
    0,
    '127.0.0.1',
  )
  server.on('upgrade', acceptSockets(services))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await services.rooms.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
