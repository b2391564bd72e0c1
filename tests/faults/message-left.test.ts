import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { startSmsService } from '#tests/support/messages/sms-service.ts'
import { type Machines, openMachines } from '#tests/support/server/machines.ts'
import { appAt, openVisitor, ownOrigin } from '#tests/support/users/visitor.ts'
import { isFullLength } from '#tests/support/vitest/full-length.ts'

const atOnce = 8
/** They may have to be built first. */
const startTimeoutMs = 300_000
const soon = { timeout: 5_000 }
/** Two minutes of a lease, and half a minute until somebody looks. */
const leaseTimeoutMs = 180_000

describe.runIf(isPostgresThere)('messages that one machine has kept', () => {
  let sms: Awaited<ReturnType<typeof startSmsService>>
  let machines: Machines

  beforeAll(async () => {
    sms = await startSmsService()
    machines = await openMachines(2, {
      all: { SMS_WEBHOOK_URL: sms.url, TRUSTED_PROXIES: '1' },
      first: { SMS_WEBHOOK_URL: `${sms.url}/hangs` },
    })
  }, startTimeoutMs)
  afterAll(async () => {
    await machines.close()
    await sms.stop()
  })

  const numbers = Array.from({ length: atOnce + 1 }, (_, index) => `+479123000${index}`)
  const keys = (number: string) => sms.to(number).map(({ key }) => key)
  const left = async () => (await machines.db.selectFrom('messages').select('id').execute()).length

  async function askForCode(machine: number, phoneNumber: string): Promise<void> {
    const { app } = appAt(machines.servers[machine]?.url ?? '')
    // From an address each: one may not ask so often.
    const always = { origin: ownOrigin, 'x-forwarded-for': `192.0.2.${phoneNumber.slice(-2)}` }
    const visitor = openVisitor(app, always)
    const asked = await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
    expect(asked.status).toBe(200)
  }

  test('and has no hand free for are delivered by another, which heard of them', async () => {
    const held = numbers.slice(0, atOnce)
    await Promise.all(held.map((number) => askForCode(0, number)))
    const paths = () => held.flatMap((number) => sms.to(number).map(({ path }) => path))
    await expect.poll(paths, soon).toEqual(held.map(() => '/hangs'))
    const last = numbers.at(-1) ?? ''
    await askForCode(0, last)
    await expect.poll(() => sms.to(last).map(({ path }) => path), soon).toEqual(['/'])
    await expect.poll(left, soon).toBe(atOnce)
  })

  test(
    'are delivered by another when it was killed with them in its hands',
    async () => {
      const [first] = machines.servers
      first?.process.kill('SIGKILL')
      await first?.ended
      expect(await left()).toBe(atOnce)
      if (!isFullLength) {
        // As if the two minutes were over for which it had taken them; the next message looks.
        await machines.db.updateTable('messages').set({ next_attempt_at: 0 }).execute()
        await askForCode(1, '+4791230099')
      }
      await expect.poll(left, { timeout: leaseTimeoutMs, interval: 100 }).toBe(0)
      for (const number of numbers.slice(0, atOnce)) {
        expect(sms.to(number).map(({ path }) => path)).toEqual(['/hangs', '/'])
        // By which the other side tells a repeat.
        expect(new Set(keys(number)).size).toBe(1)
      }
    },
    leaseTimeoutMs,
  )
})
