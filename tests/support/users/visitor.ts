import type { createApp } from '#server/create-app.ts'
import type { Message } from '#server/platform/messaging/message.ts'

type App = Pick<ReturnType<typeof createApp>, 'request'>

/** A server in a process of its own, asked as the app in this process would be. */
export function appAt(url: string): { app: App; headers: Record<string, string> } {
  const request = async (path: string | URL | Request, options?: RequestInit) =>
    await fetch(new URL(String(path), url), { ...options, redirect: 'manual' })
  return { app: { request } as App, headers: { origin: url } }
}

export const ownOrigin = 'http://localhost'

/** A browser without a page: keeps its cookies and sends them along, and `always` with them. */
export function openVisitor(
  app: App,
  defaultHeaders: Record<string, string> = { origin: ownOrigin, host: 'localhost' },
) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, more: HeadersInit = {}) {
    const headers = new Headers({ ...defaultHeaders, ...(more as Record<string, string>) })
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (body !== undefined) headers.set('content-type', 'application/json')
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const equals = pair.indexOf('=')
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)]
    if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    get: (path: string, headers?: HeadersInit) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: HeadersInit) => send('POST', path, body, headers),
    put: (path: string, body: unknown = {}) => send('PUT', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    delete: (path: string, body: unknown = {}) => send('DELETE', path, body),
  }
}

export type Visitor = ReturnType<typeof openVisitor>

export const goodPassword = 'seven petals on the floor'

/** Signs up by e-mail and opens the link that comes: signed in, with a profile. */
export async function signUp(
  visitor: Visitor,
  sent: readonly Message[],
  email: string,
  name = '',
  password = goodPassword,
): Promise<string> {
  await visitor.post('/api/auth/sign-up/email', {
    email,
    name,
    password,
    callbackURL: '/verify-email',
  })
  await visitor.get(pathIn(lastEmail(sent, email).hint))
  return await readUserId(visitor)
}

export async function readUserId(visitor: Visitor): Promise<string> {
  const session = await (await visitor.get('/api/auth/get-session')).json()
  const userId: unknown = session?.user?.id
  if (typeof userId !== 'string') throw new Error('nobody is signed in')
  await visitor.get(`/api/users/${userId}`)
  return userId
}

export function lastEmail(sent: readonly Message[], to: string): Message {
  const email = sent.findLast((message) => message.to === to)
  if (!email) throw new Error(`nothing was sent to ${to}`)
  return email
}

/** The part of a link that the app itself is asked for. */
export function pathIn(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Asks for a new password and opens the link that comes; gives the token that the page is handed. */
export async function openResetLink(
  app: App,
  sent: readonly Message[],
  email: string,
): Promise<string> {
  const visitor = openVisitor(app)
  const redirectTo = '/reset-password'
  await visitor.post('/api/auth/request-password-reset', { email, redirectTo })
  const landed = await visitor.get(pathIn(lastEmail(sent, email).hint))
  const { searchParams } = new URL(landed.headers.get('location') ?? '', ownOrigin)
  const token = searchParams.get('token')
  if (!token) throw new Error(`the link to ${email} opened nothing`)
  return token
}
