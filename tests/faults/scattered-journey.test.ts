import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startingCoins } from '#domain/profile/profile.ts'
import { findReward } from '#domain/profile/rewards.ts'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { startSmsService } from '#tests/support/messages/sms-service.ts'
import { type Machines, openMachines } from '#tests/support/server/machines.ts'
import { bucketPath, openStorageCaller } from '#tests/support/storage/storage-callers.ts'
import { payOn } from '#tests/support/stripe/pay.ts'
import { openVisitor, readUserId } from '#tests/support/users/visitor.ts'
import { openSimulator, type Simulator } from '../../stripe-simulator/open-simulator.ts'

const count = 3
const phoneNumber = '+4791234567'
/** They may have to be built first. */
const startTimeoutMs = 300_000
const patience = { timeout: 20_000 }

describe.runIf(isPostgresThere)('one person, each request to the next of three machines', () => {
  let sms: Awaited<ReturnType<typeof startSmsService>>
  let simulator: Simulator
  let machines: Machines
  let visitor: ReturnType<typeof openVisitor>
  let userId: string

  beforeAll(async () => {
    sms = await startSmsService()
    simulator = await openSimulator({ folder: null, pages: 'own' })
    machines = await openMachines(count, {
      all: {
        SMS_WEBHOOK_URL: sms.url,
        STRIPE_SECRET_KEY: simulator.secretKey,
        STRIPE_WEBHOOK_SECRET: simulator.webhookSecret,
        STRIPE_PRICES: simulator.prices.join(','),
        STRIPE_API_BASE: simulator.apiBase,
      },
    })
    visitor = openVisitor(machines.scattered)
  }, startTimeoutMs)
  afterAll(async () => {
    await machines.close()
    await simulator.close()
    await sms.stop()
  })

  /** What every machine answers this person; each is asked itself. */
  async function everywhere<Part>(path: string, read: (answer: Response) => Promise<Part>) {
    const parts: Part[] = []
    for (let asked = 0; asked < count; asked++) parts.push(await read(await visitor.get(path)))
    return parts
  }
  const thrice = <Part>(part: Part) => Array<Part>(count).fill(part)
  const profile = () => everywhere(`/api/users/${userId}`, (answer) => answer.json())

  test('the code that one sent signs them in at the next, and everywhere', async () => {
    const asked = await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
    expect(asked.status).toBe(200)
    await expect.poll(() => sms.to(phoneNumber).length, patience).toBe(1)
    const code = /\b\d{6}\b/.exec(sms.to(phoneNumber)[0]?.text ?? '')?.[0]
    const verified = await visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })
    expect(verified.status).toBe(200)
    userId = await readUserId(visitor)
    const ids = await everywhere('/api/auth/get-session', async (answer) => {
      return (await answer.json()).user.id
    })
    expect(ids).toEqual(thrice(userId))
  })

  test('a name that one was given is known to all', async () => {
    const username = 'SofieFraSkagen'
    expect((await visitor.patch(`/api/users/${userId}`, { username })).status).toBe(200)
    const expected = expect.objectContaining({ username, premium: false })
    expect(await profile()).toEqual(thrice(expected))
  })

  test('a reward claimed at all of them at once is given once', async () => {
    const claims = Array.from({ length: 2 * count }, () =>
      visitor.post(`/api/users/${userId}/claimed_rewards`, { rewardId: 'welcome' }),
    )
    const statuses = (await Promise.all(claims)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const coins = startingCoins + (findReward('welcome')?.coins ?? Number.NaN)
    const expected = expect.objectContaining({ claimed_rewards: ['welcome'], dojo_coins: coins })
    expect(await profile()).toEqual(thrice(expected))
  })

  test('an upload is begun at one, carried on by the second and ended by the third', async () => {
    const caller = openStorageCaller(machines.scattered, { userId, token: '', visitor })
    const bytes = randomBytes(3_000)
    const name = `users/${userId}/large`
    const command = (what: string, more: Record<string, string>) => ({
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': what,
      ...more,
    })
    const started = await caller.ask('POST', `${bucketPath}?name=${encodeURIComponent(name)}`, {
      headers: command('start', {
        'x-goog-upload-header-content-type': 'image/png',
        'x-goog-upload-header-content-length': String(bytes.length),
      }),
      body: JSON.stringify({ name }),
    })
    const { pathname, search } = new URL(started.headers.get('x-goog-upload-url') ?? '')
    const send = (what: string, from: number, to: number) =>
      caller.ask('POST', pathname + search, {
        headers: command(what, { 'x-goog-upload-offset': String(from) }),
        body: bytes.subarray(from, to),
      })
    expect((await send('upload', 0, 1_000)).headers.get('x-goog-upload-status')).toBe('active')
    expect((await send('upload, finalize', 1_000, 3_000)).status).toBe(200)
    for (let asked = 0; asked < count; asked++) {
      expect(Buffer.from(await (await caller.download(name)).arrayBuffer())).toEqual(bytes)
    }
    expect((await caller.delete(name)).status).toBe(204)
    for (let asked = 0; asked < count; asked++) {
      expect((await caller.download(name)).status).toBe(404)
    }
  })

  test('a page opened at one is paid, another hears of it, and all know', async () => {
    simulator.deliverTo(`${machines.servers[1]?.url}/api/stripe/webhook`)
    const open = { userId, price_id: simulator.prices[0] }
    const opened = await visitor.post('/api/stripe/create-checkout-session', open)
    expect(opened.status).toBe(200)
    expect(await payOn((await opened.json()).url)).toBe(303)
    const stored = () => machines.db.selectFrom('subscriptions').select('status').execute()
    await expect.poll(stored, patience).toEqual([{ status: 'active' }])
    expect(await profile()).toEqual(thrice(expect.objectContaining({ premium: true })))
    const again = await visitor.post('/api/stripe/create-checkout-session', open)
    expect(again.status).toBe(409)
  })

  test('who signs out at one is signed out everywhere', async () => {
    const cookies = [...visitor.cookies]
    expect((await visitor.post('/api/auth/sign-out', {})).status).toBe(200)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    const statuses = await everywhere(`/api/users/${userId}`, async ({ status }) => status)
    expect(statuses).toEqual(thrice(401))
  })
})
