import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type * as Main from '../../src/server/main.ts'
import { openSimulator } from '../../stripe-simulator/open-simulator.ts'

/** Answers with the same Hono app in development as in production. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer: (server) => {
      const loadMain = async () =>
        (await server.ssrLoadModule('/src/server/main.ts')) as typeof Main
      // Opened once: the data folder is locked, also against ourselves after a reload.
      const services = loadMain().then((main) => main.openServices(openSimulator))
      let accept: ReturnType<typeof Main.acceptSockets> | null = null
      services.catch((error: Error) => {
        server.config.logger.error(error.message)
        process.exit(1)
      })
      server.httpServer?.on('listening', () => {
        const address = server.httpServer?.address()
        const port = typeof address === 'object' && address ? address.port : 0
        void Promise.all([loadMain(), services]).then(([main, opened]) =>
          main.registerSimulatorWebhook(opened, port),
        )
      })
      // Other paths are the development server's own socket.
      server.httpServer?.on('upgrade', (request, socket, head) => {
        void Promise.all([loadMain(), services]).then(([main, opened]) => {
          if (main.socketCodeOf(request.url) === null) return
          accept ??= main.acceptSockets(opened)
          accept(request, socket, head)
        })
      })
      server.httpServer?.on('close', () => void services.then(({ close }) => close()))
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl
          allowInlineStyles(response)
          Promise.all([loadMain(), services])
            .then(async ([main, opened]) => {
              if (opened.billing?.simulator?.answer(request, response)) return
              const answer = await main.loadListener(opened)
              await answer(request, response)
            })
            .catch(next)
        })
      }
    },
  }
}

/** Vite puts styles into the page as they change, which the policy of the built site forbids. */
function allowInlineStyles(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: Record<string, unknown>,
  ) => ServerResponse
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const { 'content-security-policy': _, ...others } = headers
    return writeHead(status, others)
  }) as typeof response.writeHead
}
