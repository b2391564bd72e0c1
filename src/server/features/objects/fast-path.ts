import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { fastPath } from '#server/platform/web/fast-path.ts'
import { apiSecurityHeaders } from '#server/platform/web/security-headers.ts'
import { readSessionToken, sessionCookieName } from '#server/platform/web/session.ts'
import { downloadHeaders } from './answer-download.ts'
import { listObjects } from './list-objects.ts'
import type { ObjectContext } from './object-kind.ts'
import { bucketName, decodeName } from './object-rules.ts'
import { readListing, toPageDocument } from './read-listing.ts'
import { readObject } from './read-object.ts'
import { readQuery } from './read-query.ts'
import { exposedHeaders, storageErrorResponse } from './storage-http.ts'

const bucketPath = `/v0/b/${bucketName}/o`
const listStart = `${bucketPath}?`
const objectStart = `${bucketPath}/`
const listRoute = '/v0/b/:bucket/o'
const objectRoute = `${listRoute}/*`

/** Range, conditional and signed-in requests go through the app. */
const excludedHeaders = [
  'authorization',
  'range',
  'if-range',
  'if-none-match',
  'x-firebase-appcheck',
] as const

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
}

type Answer = { headers: Record<string, string>; body: string | Buffer }

/** Anonymous lists and downloads. */
export function storageFastPath(services: ObjectContext, app: RequestListener): RequestListener {
  const { env, authSecret, log } = services
  const cookieName = sessionCookieName(env.isHttps)
  const commonHeaders = Object.fromEntries(apiSecurityHeaders(env.hsts))
  commonHeaders['cross-origin-resource-policy'] = 'cross-origin'
  const isPlain = (headers: IncomingHttpHeaders) =>
    excludedHeaders.every((name) => headers[name] === undefined) &&
    readSessionToken(headers.cookie, cookieName, authSecret) === null

  return fastPath<FastRead, Answer>(
    log,
    {
      match(url, headers) {
        const read = env.appCheck === 'off' ? chooseReader(url) : null
        return read && isPlain(headers) ? read : null
      },
      read: (read, url) => read(services, url),
      body: ({ body }) => body,
      headers: ({ headers }, { origin }) => ({
        ...commonHeaders,
        ...headers,
        ...(origin !== undefined && corsHeaders),
      }),
      patternOf: (url) => (url.startsWith(listStart) ? listRoute : objectRoute),
      refusalHeaders: ({ origin }) => ({
        ...commonHeaders,
        ...(origin !== undefined && corsHeaders),
      }),
      refusal: storageErrorResponse,
    },
    app,
  )
}

type FastRead = (services: ObjectContext, url: string) => Promise<Answer>

function chooseReader(url: string): FastRead | null {
  if (url.startsWith(listStart)) return readList
  return url.startsWith(objectStart) && url.includes('alt=media') ? readDownload : null
}

async function readList(services: ObjectContext, url: string): Promise<Answer> {
  const page = await listObjects(services, readListing(readQuery(url)), null)
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toPageDocument(page)),
  }
}

async function readDownload(services: ObjectContext, url: string): Promise<Answer> {
  const query = readQuery(url)
  if (query.get('alt') !== 'media') throw new Error('the app answers this')
  const { row, bytes } = await readObject(services, {
    name: decodeName(url.slice(objectStart.length, url.indexOf('?'))),
    findUserId: async () => null,
    token: query.get('token') ?? null,
  })
  return { headers: downloadHeaders(row), body: bytes }
}
