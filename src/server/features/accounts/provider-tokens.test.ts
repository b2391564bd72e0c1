import { symmetricDecrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '#server/compose.ts'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from '#tests/support/users/openid-provider.ts'
import { openVisitor, pathIn, type Visitor } from '#tests/support/users/visitor.ts'

const origin = 'http://localhost'
const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('tokens of another provider on %s', (kind) => {
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
    visitor = openVisitor(createApp(services, noPages))
  })
  afterAll(async () => {
    await services.close()
    await provider.stop()
  })

  const askProvider = async (token: string) =>
    (await fetch(`${provider.issuer}/me`, { headers: { authorization: `Bearer ${token}` } })).status

  test('are encrypted in the database', async () => {
    const body = { providerId: 'oidc', callbackURL: '/profile' }
    const begun = await visitor.post('/api/auth/sign-in/social', { ...body, provider: 'oidc' })
    const { url } = await begun.json()
    await visitor.get(pathIn(await provider.walkThrough(url, origin)))
    expect(await (await visitor.get('/api/auth/get-session')).json()).toMatchObject({
      user: { email: 'sofie@id.example' },
    })
    const { access_token } = await services.database.db
      .selectFrom('accounts')
      .select('access_token')
      .executeTakeFirstOrThrow()
    const kept = access_token ?? ''
    expect(await askProvider(kept)).toBe(401)
    const token = await symmetricDecrypt({ key: services.authSecret, data: kept })
    expect(await askProvider(token)).toBe(200)
  })
})
