import type { Context } from 'hono'
import { isbot } from 'isbot'
import { errorPageMessage } from '#contract/error-messages.ts'
import { AppError } from '../platform/web/errors.ts'

/**
 * What programs get instead of an error page (spec §2): bots plain text; throws `not_found` where
 * JSON is asked for. Null for people, and for a page that is no error.
 */
export function answerProgram(
  c: Context,
  status: number,
  notFoundMessage: string,
): Response | null {
  if (status === 404 && wantsJson(c)) throw new AppError('not_found', notFoundMessage)
  if (status < 400 || !isbot(c.req.header('user-agent'))) return null
  const text = status === 404 ? notFoundMessage : errorPageMessage(status)
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function wantsJson(c: Context): boolean {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
