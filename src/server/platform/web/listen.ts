import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https'
import { StartError } from '#server/lib/start-error.ts'

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the 60 seconds of common load balancers.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // Others, such as h2c, are answered as if they had not asked for an upgrade.
  shouldUpgradeCallback: isWebSocketUpgrade,
}

function isWebSocketUpgrade({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Refuses slow and oversized requests; `port` 0 takes any free one. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string | null,
): Promise<Server> {
  return await startListening(createServer(limits, listener), { port, host, variable: 'PORT' })
}

export async function listenSecurely(
  listener: RequestListener,
  port: number,
  { host, ...tls }: { host: string | null; key: string; cert: string },
): Promise<HttpsServer> {
  const server = createHttpsServer({ ...limits, ...tls }, listener)
  return await startListening(server, { port, host, variable: 'HTTPS_PORT' })
}

type ListenOptions = { port: number; host: string | null; variable: string }

async function startListening<Opened extends Server | HttpsServer>(
  server: Opened,
  options: ListenOptions,
): Promise<Opened> {
  const { port, host } = options
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, options)))
    server.listen({ port, host: host ?? undefined }, resolve)
  })
  return server
}

function toStartError(
  error: NodeJS.ErrnoException,
  { port, host, variable }: ListenOptions,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken: stop the other program or set another ${variable}.`,
      )
    case 'EACCES':
      return new StartError(`Port ${port} is not open to this user: set a ${variable} above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}
