import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Call, isSchema, methodOf, pathOf } from '#server/platform/web/call.ts'
import { seat, useTestHouse } from '#tests/support/test-house.ts'
import { appCheckCalls } from '../app-check/app-check.calls.ts'
import { billingCalls } from '../billing/billing.calls.ts'
import { contactCalls } from '../contact/contact.calls.ts'
import { daresCalls } from '../dares/dares.calls.ts'
import { iconsCalls } from '../icons/icons.calls.ts'
import { packsCalls } from '../packs/packs.calls.ts'
import { printCalls } from '../print/print.calls.ts'
import { profileCalls } from '../profile/profile.calls.ts'

describe('what is sent', () => {
  const house = useTestHouse('SQLite', { APP_CHECK: 'enforce' })

  afterEach(() => vi.restoreAllMocks())

  const calls = [
    ...[profileCalls, packsCalls, daresCalls, billingCalls, contactCalls, appCheckCalls],
    ...[iconsCalls, printCalls],
  ].flatMap((area) => area.calls)

  const withBody = calls.flatMap((call) =>
    call.body && isSchema(call.body) ? [[call.at, call, call.body] as const] : [],
  )

  /** What is read by hand, name by name, because it takes whatever comes. */
  const readByHand = ['getIcons', 'listCoinEntries', 'unsubscribe']

  const withQuery = calls.flatMap((call) =>
    call.query && !readByHand.includes(call.id) ? [[call.at, call, call.query] as const] : [],
  )

  test.each(withBody)(
    '%s reads its body by the schema that is described',
    async (_, call, schema) => {
      const parse = vi.spyOn(schema, 'safeParse')
      await ask(call, '{}')
      expect(parse).toHaveBeenCalled()
    },
  )

  test.each(withQuery)(
    '%s reads its query by the schema that is described',
    async (_, call, schema) => {
      const parse = vi.spyOn(schema, 'safeParse')
      await ask(call)
      expect(parse).toHaveBeenCalled()
    },
  )

  async function ask(call: Call, body?: string): Promise<void> {
    const { visitor, userId } = await seat(house)
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const known: Record<string, string> = {
      ...{ userId, gameId: 'meyer', packId: 'none', id: '0'.repeat(24) },
      ...{
        timestamp: '2026-11-23T20:00:00.000Z',
        set: 'standard',
        sheet: 'stickers',
        format: 'svg',
      },
      slug: pathOf(call).includes('articles') ? 'bakke' : 'meyer',
    }
    const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? name)
    await house.app.request(path, {
      method: methodOf(call),
      headers: { origin: 'http://localhost', host: 'localhost', cookie, ...(body && json) },
      ...(body && { body }),
    })
  }

  const json = { 'content-type': 'application/json' }
})
