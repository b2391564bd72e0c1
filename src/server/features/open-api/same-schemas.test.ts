import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSchema, methodOf, type Operation, pathOf } from '#server/platform/web/operation.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { appCheckOperations } from '../app-check/app-check.operations.ts'
import { billingOperations } from '../billing/billing.operations.ts'
import { contactOperations } from '../contact/contact.operations.ts'
import { daresOperations } from '../dares/dares.operations.ts'
import { iconsOperations } from '../icons/icons.operations.ts'
import { packsOperations } from '../packs/packs.operations.ts'
import { printOperations } from '../print/print.operations.ts'
import { profileOperations } from '../profile/profile.operations.ts'

describe('what is sent', () => {
  const testApp = useTestApp('SQLite', { APP_CHECK: 'enforce' })

  afterEach(() => vi.restoreAllMocks())

  const calls = [
    ...[
      profileOperations,
      packsOperations,
      daresOperations,
      billingOperations,
      contactOperations,
      appCheckOperations,
    ],
    ...[iconsOperations, printOperations],
  ].flatMap((area) => area.operations)

  const withBody = calls.flatMap((call) =>
    call.body && isSchema(call.body) ? [[call.route, call, call.body] as const] : [],
  )

  /** What is read by hand, name by name, because it takes whatever comes. */
  const readByHand = ['getIcons', 'listCoinEntries', 'unsubscribe']

  const withQuery = calls.flatMap((call) =>
    call.query && !readByHand.includes(call.id) ? [[call.route, call, call.query] as const] : [],
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

  async function ask(call: Operation, body?: string): Promise<void> {
    const { visitor, userId } = await createUserIn(testApp)
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const known: Record<string, string> = {
      userId,
      gameId: 'meyer',
      packId: 'none',
      id: '0'.repeat(24),
      timestamp: '2026-11-23T20:00:00.000Z',
      set: 'standard',
      sheet: 'stickers',
      format: 'svg',
      slug: pathOf(call).includes('articles') ? 'bakke' : 'meyer',
    }
    const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? name)
    await testApp.app.request(path, {
      method: methodOf(call),
      headers: { origin: 'http://localhost', host: 'localhost', cookie, ...(body && json) },
      ...(body && { body }),
    })
  }

  const json = { 'content-type': 'application/json' }
})
