import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type OpenIdPerson = { sub: string; email: string; name: string; isVerified: boolean }

/** What it does with whoever comes: lets them in, refuses, or goes on asking. */
type OpenIdMood = 'allows' | 'denies' | 'asks'

export const openIdClient = { id: 'party-dojo', secret: 'a secret of tests' }

/**
 * An OpenID provider on this machine. It knows one person, who never has to type a thing, and takes
 * no code without its proof key.
 */
export async function startOpenIdProvider(redirectUris: string[]) {
  const state = {
    mood: 'allows' as OpenIdMood,
    person: { sub: 'sofie', email: 'sofie@id.example', name: 'Sofie', isVerified: true },
  }
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endSilence = silence()
  const { Provider } = await import('oidc-provider')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.id,
        client_secret: openIdClient.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, accountId) => ({ accountId, claims: async () => claimsOf(state.person) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of tests'] },
    jwks: { keys: [makeKey()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })

  endSilence()

  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.mood === 'asks') {
      response.setHeader('content-type', 'text/html').end('<title>Who are you?</title>')
      return
    }
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (state.mood === 'denies') {
      await provider.interactionFinished(request, response, { error: 'access_denied' })
      return
    }
    if (prompt.name === 'login') {
      const login = { accountId: state.person.sub }
      await provider.interactionFinished(request, response, { login })
      return
    }
    const grant = new provider.Grant({
      accountId: session?.accountId,
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    await provider.interactionFinished(request, response, { consent })
  }

  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void decide(request, response)
    else void answer(request, response)
  })

  return {
    issuer,
    state,
    /** From now on it knows this person and lets them in. */
    letIn(sub: string, more: Partial<OpenIdPerson> = {}) {
      state.mood = 'allows'
      state.person = { sub, email: `${sub}@id.example`, name: sub, isVerified: true, ...more }
    },
    walkThrough: followRedirects,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

function claimsOf({ isVerified, ...person }: OpenIdPerson) {
  return { ...person, email_verified: isVerified }
}

/** Its own, so that it does not warn of the ones it brings along. */
function makeKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' }
}

/** It warns of what is all right in a test, and a warning fails one. */
function silence(): () => void {
  const { warn } = console
  console.warn = () => {}
  return () => {
    console.warn = warn
  }
}

/** Goes where the provider leads, as a browser does, until it leads back to the origin. */
async function followRedirects(url: string, origin: string): Promise<string> {
  const cookies = new Map<string, string>()
  for (let at = url, steps = 0; steps < 10; steps += 1) {
    if (at.startsWith(`${origin}/`)) return at
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    at = new URL(answer.headers.get('location') ?? '', at).href
  }
  throw new Error('the provider led nowhere')
}
