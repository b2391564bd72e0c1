import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedSms = { to: string; text: string; key: string; path: string }

/** What SMS_WEBHOOK_URL may name: keeps what it is handed. At `/hangs` nobody is ever answered. */
export async function startSmsService() {
  const received: ReceivedSms[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const { to, text } = (await json(request)) as { to: string; text: string }
    received.push({ to, text, key: String(headers['idempotency-key']), path })
    if (path !== '/hangs') response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (number: string) => received.filter(({ to }) => to === number),
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
