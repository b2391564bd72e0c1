import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server and an SMS webhook; what they get lies in a folder as the outbox has it. */
export async function openMessageCatcher(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  mkdirSync(folder, { recursive: true })
  let count = 0
  const keep = (to: string, words: string) => {
    const name = `${String(count++).padStart(6, '0')}.txt`
    writeFileSync(join(folder, name), `To: ${to}\n\n${words}\n`)
  }

  const smtp = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, answer) => {
      const words = plainTextOf(await text(stream))
      for (const { address } of envelope.rcptTo) keep(address, words)
      answer()
    },
  })
  // The library waits for connections that the sender keeps open, and says so as errors.
  smtp.on('error', () => {})
  const sms = createServer(async (request, response) => {
    const { to, text: words } = (await json(request)) as { to: string; text: string }
    keep(to, words)
    response.end()
  })
  const mailServer = smtp.listen(0, '127.0.0.1')
  sms.listen(0, '127.0.0.1')
  await Promise.all([once(mailServer, 'listening'), once(sms, 'listening')])
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}`,
      SMS_WEBHOOK_URL: `http://127.0.0.1:${portOf(sms)}/`,
    },
    async stop() {
      sms.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise((resolve) => sms.close(resolve)),
      ])
    },
  }
}

/** The text part of a mail of two parts, decoded. */
function plainTextOf(raw: string): string {
  const part = raw.slice(raw.search(/content-type: text\/plain/i))
  const [head = '', rest = ''] = part.split(/\r\n\r\n([\s\S]*)/)
  const [body = ''] = rest.split(/\r\n--/)
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
