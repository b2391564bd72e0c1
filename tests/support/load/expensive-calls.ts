import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { articles } from '#content/articles/registry.ts'
import { maxPoints, maxStrokes } from '#domain/dares/drawing.ts'
import { maxTableNameLength } from '#domain/print/sheet-list.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { someDare } from '../app/dare-fixtures.ts'
import { publish } from '../packs/pack-fixtures.ts'
import { freshDataDir, startServer } from '../server/start-server.ts'
import { multipart } from '../storage/storage-callers.ts'
import { givePremium } from '../stripe/premium.ts'
import { cookieOf, createUser } from '../users/create-user.ts'
import { appAt } from '../users/visitor.ts'

const secret = 'a secret that only this server may know of'
const packCount = 120
const packsEach = 3
const objectBytes = 4 * 1024 * 1024

export type Sent = { path: string; method?: string; body?: unknown }

type ExpensiveCallServer = Awaited<ReturnType<typeof startExpensiveCallServer>>

/** A server in a process of its own, with packs to look for, and with somebody who may ask for everything. */
export async function startExpensiveCallServer() {
  const dataDir = freshDataDir()
  const server = await startServer({
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: '1',
  })
  const { app } = appAt(server.url)
  const database = openSqlite(join(dataDir, 'party-dojo.db'))
  const services = { database, authSecret: secret, now: Date.now, env: { isHttps: false } } as never
  const ada = await createUser(services, app)
  const cookie = cookieOf(ada)
  await givePremium(services, ada.userId)
  const packs: string[] = []
  let maker = ada.userId
  for (let n = 0; n < packCount; n++) {
    if (n % packsEach === 0) maker = (await createUser(services, app)).userId
    // Wide letters, and many words that are one error from another's.
    const words = Array.from({ length: 30 }, () => `dojo${randomBytes(2).toString('hex')}`)
    const name = `${'W'.repeat(50)} ${n}`
    packs.push(await publish(services, maker, { name, description: words.join(' ').slice(0, 300) }))
  }

  /** Asks as whoever sits behind that address. */
  async function request({ path, method = 'GET', body }: Sent, address: string): Promise<Response> {
    return await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: server.url,
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  /** Something large that belongs to whoever asks. */
  async function fill(): Promise<void> {
    const name = `users/${ada.userId}/large.bin`
    const { body, headers } = multipart({ name }, randomBytes(objectBytes))
    const stored = await fetch(`${server.url}/v0/b/party-dojo/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...headers, cookie, origin: server.url },
      body: new Uint8Array(body),
    })
    if (!stored.ok) throw new Error(`${name}: ${stored.status}`)
  }

  async function stop(): Promise<string> {
    await database.close()
    server.process.kill('SIGTERM')
    return (await server.ended).output
  }

  return { ask: request, fill, stop, packs, userId: ada.userId }
}

type ExpensiveCall = {
  what: string
  /** The dearest that may be asked: another one for each number, so that nothing kept is given again. */
  expensive: (server: ExpensiveCallServer, n: number) => Sent
  /** What counts as much as the dearest and costs next to nothing. */
  cheap: Sent
  /** How often a minute, or a longer while, one address may ask. */
  max: number
  /** How many are asked for at once, when it is not a dozen. */
  concurrency?: number
  /** How much of the time that the crowd takes somebody else waits at most, where that is not all. */
  shareOfOthers?: number
}

const wide = (n: number) => encodeURIComponent(`${n} ${'W'.repeat(maxTableNameLength - 5)}`)
const mistyped = (n: number) =>
  Array.from({ length: 8 }, (_, at) => `doj${at}x${n}${'q'.repeat(4)}`).join(' ')
const word = (n: number) => `${n}${randomBytes(9).toString('hex')}`
const drawing = Array.from({ length: maxStrokes }, (_, at) => [
  at % 4,
  ...Array.from({ length: (maxPoints / maxStrokes) * 2 }, (_, n) => (n * 7 + at) % 300),
])

/** Every call that draws, hashes, searches or writes much, with its limit. */
export const expensiveCalls: ExpensiveCall[] = [
  {
    what: 'a sheet as PDF',
    expensive: (_, n) => ({
      path: `/QR/standard/placemat/articles/meyer-odds.pdf?bleed=1&name=${wide(n)}`,
    }),
    cheap: { path: '/QR/standard/none.svg' },
    max: 60,
  },
  {
    what: 'a sheet as a picture',
    expensive: (_, n) => ({ path: `/QR/standard/placemat.png?bleed=1&name=${wide(n)}` }),
    cheap: { path: '/QR/standard/none.png' },
    max: 15,
    shareOfOthers: 0.35,
    concurrency: 4,
  },
  {
    what: 'the picture of a pack',
    expensive: ({ packs }, n) => ({ path: `/game/${packs[n]}/picture.png` }),
    cheap: { path: '/game/none/picture.png' },
    max: 60,
    shareOfOthers: 0.35,
  },
  {
    what: 'the picture of a page',
    expensive: (_, n) => ({ path: `/pictures/articles/${articles[n]?.slug}.png` }),
    cheap: { path: '/pictures/games/none.png' },
    max: 120,
  },
  {
    what: 'a search among packs',
    expensive: (_, n) => ({
      path: `/api/packs?q=${encodeURIComponent(mistyped(n))}&explicit=false&alcohol=false&limit=50`,
    }),
    cheap: { path: '/api/packs?limit=x' },
    max: 300,
  },
  {
    what: 'a search among drawings',
    expensive: (_, n) => ({ path: `/api/icons?q=${'be ar st mu ca pl wi co '.repeat(2)}${n}a` }),
    cheap: { path: '/api/icons?limit=x' },
    max: 300,
  },
  {
    what: 'a password that is tried',
    expensive: (_, n) => ({
      path: '/api/auth/sign-in/email',
      method: 'POST',
      body: { email: `${word(n)}@home.example`, password: 'x'.repeat(128) },
    }),
    cheap: { path: '/api/auth/nothing' },
    max: 300,
    shareOfOthers: 0.35,
  },
  {
    what: 'a password that is chosen',
    expensive: (_, n) => ({
      path: '/api/auth/sign-up/email',
      method: 'POST',
      body: { email: `${word(n)}@home.example`, name: '', password: word(n) },
    }),
    cheap: { path: '/api/auth/sign-up/email', method: 'POST', body: {} },
    max: 60,
    shareOfOthers: 0.35,
  },
  {
    what: 'all that is known of somebody',
    expensive: ({ userId }) => ({ path: `/api/users/${userId}/export` }),
    cheap: { path: '/api/users/nobody/export' },
    max: 10,
    concurrency: 4,
  },
  {
    what: 'a puzzle',
    expensive: () => ({ path: '/api/contact/challenge' }),
    cheap: { path: '/api/contact/challenge' },
    max: 30,
  },
  {
    what: 'a drawing on a card',
    expensive: () => ({ path: '/api/dares', method: 'POST', body: someDare({ drawing }) }),
    cheap: { path: '/api/dares', method: 'POST', body: {} },
    max: 10,
  },
]
