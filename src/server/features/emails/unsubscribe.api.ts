import { type Context, Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { readText } from '#server/platform/web/read-json.ts'
import { setOptionalEmails } from './email-preferences.ts'
import { isSignedUnsubscribeLink } from './unsubscribe-link.ts'

type RenderPage = (
  c: Context<AppEnv>,
  page: { request: Request; unsubscribeChoice: 'stop' | 'again' | null },
) => Promise<Response>

const maxFormBytes = 4096

/**
 * `POST /info/unsubscribe`: one-click unsubscribe of mail programs (RFC 8058), without cookie,
 * origin or redirect; and the button of the page.
 */
export function unsubscribeApi(services: ServerContext, renderPage: RenderPage): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.post('/', async (c) => {
    const form = await readForm(c)
    const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
    const choice = isOneClick ? 'stop' : form.get('choice')
    if (choice !== 'stop' && choice !== 'again') {
      throw new AppError('invalid_request', 'Send List-Unsubscribe=One-Click in a form.')
    }
    const { u = '', s = '' } = c.req.query()
    const isSignedLink = isSignedUnsubscribeLink(services, u, s)
    if (isSignedLink) {
      requireWithinLimit(await consume(services, { name: 'unsubscribe', key: u }))
      await setOptionalEmails(services, u, choice === 'again')
    }
    if (!isOneClick) return await answerWithPage(c, isSignedLink ? choice : null)
    if (!isSignedLink) throw new AppError('forbidden', 'This link is not one of ours.')
    return c.text('Done: optional e-mails are off. The ones you need still come.')
  })
  return api

  async function answerWithPage(c: Context<AppEnv>, done: 'stop' | 'again' | null) {
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['content-type', 'content-length']) headers.delete(name)
    const request = new Request(c.req.url, { headers })
    return await renderPage(c, { request, unsubscribeChoice: done })
  }
}

/** Either form encoding. */
async function readForm(c: Context): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  const text = await readText(c.req.raw, maxFormBytes)
  try {
    return await new Response(text, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('invalid_request', 'Send List-Unsubscribe=One-Click in a form.')
  }
}
