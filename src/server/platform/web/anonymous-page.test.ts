import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import type { Pages } from '#server/pages/page-handler.ts'
import type { RequestContext } from '#server/pages/request-context.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'

type Look = (context: RequestContext) => Promise<unknown>

/** Pages by what they ask of the server. */
const looks: Record<string, Look> = {
  '/nothing': async () => null,
  '/offer': ({ readOffer }) => readOffer(),
  '/viewer': ({ readViewer }) => readViewer(),
  '/premium': ({ readPremium }) => readPremium(),
  '/checkout': ({ confirmCheckout }) => confirmCheckout('cs_test_1'),
  '/letter': async ({ isUnsubscribeLink }) => isUnsubscribeLink('somebody', 'x'),
  '/broken': ({ readOffer }) => readOffer(),
  '/away': async () => null,
}

const pages: Pages = {
  paths: Object.keys(looks),
  isUnknown: () => false,
  render: async (request, context) => {
    const { pathname } = new URL(request.url)
    await looks[pathname]?.(context)
    const statuses: Record<string, number> = { '/broken': 500, '/away': 503 }
    return new Response('<p>', { status: statuses[pathname] ?? 200 })
  },
}

describe('whether somebody stands in a page', () => {
  const testApp = useTestApp('SQLite')
  const user = useUser(testApp)
  let app: ReturnType<typeof createApp>

  beforeAll(() => {
    app = createApp(testApp.services, async () => pages)
  })

  test.each([
    ['/nothing', 'anonymous', 'anonymous'],
    ['/offer', 'anonymous', 'anonymous'],
    ['/viewer', 'anonymous', null],
    ['/premium', 'anonymous', null],
    ['/checkout', 'anonymous', null],
    ['/letter', null, null],
    ['/broken', null, null],
    ['/away', null, null],
  ])('%s: %s to nobody, %s to somebody signed in', async (path, toNobody, toSomebody) => {
    const ask = async (cookie?: string) => {
      const answer = await app.request(path, cookie === undefined ? {} : { headers: { cookie } })
      // Whatever it says to the worker, no other cache may keep it.
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.headers.get('x-page')
    }
    expect(await ask()).toBe(toNobody)
    expect(await ask(cookieOf(user))).toBe(toSomebody)
  })

  test.each([
    ['/away', '5'],
    ['/broken', null],
    ['/nothing', null],
  ])('%s says when to come back: %s', async (path, seconds) => {
    const { headers } = await app.request(path)
    expect(headers.get('retry-after')).toBe(seconds)
  })
})
