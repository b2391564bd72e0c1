import { createMiddleware } from 'hono/factory'
import { AppError } from './errors.ts'

type Caller = {
  origin: string | undefined
  secFetchSite: string | undefined
  host: string | undefined
}

/** True for own pages and for programs that are not browsers. */
export function isAllowedWrite(caller: Caller, ownOrigin: string | null): boolean {
  if (caller.origin !== undefined) {
    if (ownOrigin !== null && caller.origin === ownOrigin) return true
    const isSameHost = URL.canParse(caller.origin) && new URL(caller.origin).host === caller.host
    if (ownOrigin !== null || !isSameHost) return false
  }
  return caller.secFetchSite === undefined || ['same-origin', 'none'].includes(caller.secFetchSite)
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Protects against CSRF. */
export function originCheck(ownOrigin: string | null) {
  return createMiddleware(async (c, next) => {
    const caller = {
      origin: c.req.header('origin'),
      secFetchSite: c.req.header('sec-fetch-site'),
      host: c.req.header('host'),
    }
    if (!safeMethods.has(c.req.method) && !isAllowedWrite(caller, ownOrigin)) {
      throw new AppError('forbidden_origin', 'This request comes from another site.')
    }
    await next()
  })
}
