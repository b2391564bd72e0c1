import { randomBytes } from 'node:crypto'
import { Agent, request as open } from 'node:http'
import { join } from 'node:path'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { freshDataDir, startServer } from '../server/start-server.ts'
import { multipart, packText } from '../storage/storage-callers.ts'
import { cookieOf, createUser, giveCoins } from '../users/create-user.ts'
import { freshAddress } from '../users/fresh-address.ts'
import { appAt } from '../users/visitor.ts'
import type { FuzzRequest, Who } from './fuzz-requests.ts'

const secret = 'a secret that only this server may know of'

/** A request as it went out, which may go out again. */
export type SentRequest = FuzzRequest & { target: string; cookie: string }

export type FuzzAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Those who ask, and what there is to ask about. */
type Table = { names: Record<string, string>; cookies: Record<Who, string> }

/** A server in a process of its own, and a look into its tables beside it. */
export async function startFuzzServer() {
  const dataDir = freshDataDir()
  const server = await startServer({
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  const { app } = appAt(server.url)
  const database = openSqlite(join(dataDir, 'party-dojo.db'))
  const services = { database, authSecret: secret, now: Date.now, env: { isHttps: false } }
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })

  /** Two people with a name of their own each time: what one batch does to them, none after it meets. */
  async function setTable(): Promise<Table> {
    const [ada, ben] = await Promise.all([
      createUser(services as never, app),
      createUser(services as never, app),
    ])
    const ids = randomBytes(12).toString('hex')
    const [pack, dare, key] = [`p${ids}`, ids, randomBytes(24).toString('hex')]
    const cookie = cookieOf(ada)
    const send = async (method: string, path: string, body: unknown, more = {}) => {
      const answer = await fetch(server.url + path, {
        method,
        headers: { cookie, 'x-forwarded-for': freshAddress(), ...more },
        ...(body !== null && { body: body as string }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    }
    await send('GET', `/api/users/${ada.userId}`, null)
    await giveCoins(services as never, ada.userId, 200)
    for (const [name, text] of [
      [`packs/${pack}.json`, packText(pack)],
      [`users/${ada.userId}/note.txt`, 'a note'],
    ] as const) {
      const { body, headers } = multipart({ name, contentType: 'application/json' }, text)
      await send('POST', `/v0/b/party-dojo/o?name=${encodeURIComponent(name)}`, body, headers)
    }
    const card = {
      kind: 'card',
      from: 'Ada',
      to: 'Ben',
      lines: ['Sing.'],
      water: false,
      drawing: [],
    }
    await send('POST', '/api/dares', JSON.stringify({ id: dare, senderKey: key, ...card }), {
      'content-type': 'application/json',
    })
    return {
      names: { ada: ada.userId, ben: ben.userId, pack, dare, key },
      cookies: {
        nobody: '',
        ada: cookie,
        ben: cookieOf(ben),
        forged: `${cookie.slice(0, -6)}AAAA%3D`,
      },
    }
  }

  function fill(asked: FuzzRequest, { names, cookies }: Table): SentRequest {
    const filled = (text: string) =>
      text.replace(
        /(?:\{|%7B)(ada|ben|pack|dare|key)(?:\}|%7D)/g,
        (_, name: string) => names[name] ?? '',
      )
    const headers = Object.fromEntries(
      Object.entries(asked.headers).map(([name, text]) => [name, filled(text)]),
    )
    const body = asked.body === null ? null : filled(asked.body)
    return { ...asked, headers, body, target: filled(asked.path), cookie: cookies[asked.who] }
  }

  async function ask({ method, target, headers, cookie, body }: SentRequest): Promise<FuzzAnswer> {
    const bytes = body === null ? null : Buffer.from(body)
    return await new Promise((resolve, reject) => {
      const sent = open(server.url, {
        agent,
        method,
        path: target,
        headers: {
          ...(cookie && { cookie }),
          'x-forwarded-for': freshAddress(),
          ...headers,
          ...(bytes && { 'content-length': bytes.length }),
        },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const { statusCode: status = 0, headers: given } = answer
          resolve({ status, headers: given, body: Buffer.concat(chunks) })
        })
      })
      sent.end(bytes ?? undefined)
    })
  }

  async function stop(): Promise<string> {
    agent.destroy()
    await database.close()
    server.process.kill('SIGTERM')
    return (await server.ended).output
  }

  return {
    url: server.url,
    pid: server.process.pid ?? 0,
    dataDir,
    database,
    setTable,
    fill,
    ask,
    stop,
  }
}

export type FuzzServer = Awaited<ReturnType<typeof startFuzzServer>>
