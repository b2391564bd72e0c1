import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from '#tests/support/users/openid-provider.ts'
import { openVisitor, pathIn, readUserId, type Visitor } from '#tests/support/users/visitor.ts'

const origin = 'http://localhost'
const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('a provider whose person is refused here, on %s', (kind) => {
  let provider: OpenIdProvider
  let services: Services
  let visitor: Visitor

  beforeAll(async () => {
    provider = await startOpenIdProvider([`${origin}/api/auth/callback/oidc`])
    ;({ services } = await openTestServices(kind, {
      ORIGIN: origin,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: openIdClient.id,
      OIDC_CLIENT_SECRET: openIdClient.secret,
    }))
  })
  beforeEach(() => {
    services.env.isSignUpOpen = true
    visitor = openVisitor(createApp(services, noPages))
  })
  afterAll(async () => {
    await services.close()
    await provider.stop()
  })

  /** Where the browser is sent once the provider has let somebody in. */
  async function comeBack(errorCallbackURL?: string): Promise<string | null> {
    const body = { provider: 'oidc', callbackURL: '/profile', errorCallbackURL }
    const begun = await visitor.post('/api/auth/sign-in/social', body)
    const { url } = await begun.json()
    const answer = await visitor.get(pathIn(await provider.walkThrough(url, origin)))
    expect(answer.status).toBe(302)
    return answer.headers.get('location')
  }

  /** What the window tells the page that opened it. */
  async function askInWindow(): Promise<unknown> {
    const query = new URLSearchParams({ provider: 'oidc', popupOrigin: origin, popupNonce: 'n' })
    const begun = await visitor.get(`/api/auth/oauth-popup/start?${query}`)
    const url = begun.headers.get('location') ?? ''
    const answer = await visitor.get(pathIn(await provider.walkThrough(url, origin)))
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const [, data = ''] = /type="application\/json"[^>]*>([^<]*)</.exec(await answer.text()) ?? []
    return JSON.parse(data)
  }

  const isSignedIn = async () =>
    (await (await visitor.get('/api/auth/get-session')).json()) !== null

  const errorIn = (location: string | null) => {
    const { pathname, searchParams } = new URL(location ?? '', origin)
    return [pathname, searchParams.get('error')]
  }

  test.each([undefined, '/sign-in'])(
    'with SIGN_UP=off a stranger is sent to the sign-in page (asked for %s)',
    async (errorCallbackURL) => {
      services.env.isSignUpOpen = false
      provider.letIn('stranger')
      expect(errorIn(await comeBack(errorCallbackURL))).toEqual(['/sign-in', 'SIGN_UP_OFF'])
      expect(await askInWindow()).toMatchObject({ error: { code: 'SIGN_UP_OFF' } })
      expect(await isSignedIn()).toBe(false)
      const users = services.database.db.selectFrom('users').select('id')
      expect(await users.where('email', '=', 'stranger@id.example').execute()).toEqual([])
    },
  )

  test('a blocked account is sent to the sign-in page, and gets in once it may', async () => {
    provider.letIn('mia')
    expect(await comeBack()).toBe('/profile')
    const userId = await readUserId(visitor)
    await runOperatorCommand(services, 'users', 'block', userId, '--reason', 'Spam')
    expect(errorIn(await comeBack())).toEqual(['/sign-in', 'ACCOUNT_BLOCKED'])
    expect(await askInWindow()).toMatchObject({ error: { code: 'ACCOUNT_BLOCKED' } })
    expect(await isSignedIn()).toBe(false)
    await runOperatorCommand(services, 'users', 'unblock', userId)
    expect(await comeBack()).toBe('/profile')
    expect(await readUserId(visitor)).toBe(userId)
  })
})
