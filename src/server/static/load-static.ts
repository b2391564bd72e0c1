import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Encoding } from '../http/accept-encoding.ts'
import {
  contentSecurityPolicy,
  fileSecurityHeaders,
  securityHeaders,
} from '../http/security-headers.ts'
import { type LateBody, latePage, once } from './late-page.ts'
import type { StaticFile, StaticIndex } from './static-index.ts'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  // Modules and workers are UTF-8 whatever this says, and a first visit brings a dozen of them.
  js: 'text/javascript',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  data: 'text/x-script; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  mp3: 'audio/mpeg',
  wasm: 'application/wasm',
}

const extensions: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' }

/** An answer ready to be written; headers alternate name and value, as `writeHead` likes best. */
export type Variant = {
  etag: string
  headers: string[]
  notModifiedHeaders: string[]
  body: Buffer
}

export type StaticEntry = Record<Encoding, Variant>

export type StaticFiles = {
  entries: Map<string, StaticEntry>
  /** What an answer without a body carries beside its own headers. */
  bareHeaders: string[]
}

type Site = Pick<Env, 'isHttps' | 'paymentBase' | 'voiceAgent' | 'origin'>

/** The one page that frames something of ours, and hears for it: there only where a voice can host. */
const voicePage = '/games/word-guess'

/**
 * Reads the client build into memory, each answer made up once and for all; a page that is to name the
 * house's address, with the first request for it.
 */
export function loadStatic(clientDir: string, index: StaticIndex, site: Site): StaticFiles {
  const entries = index.files.map((file): [string, StaticEntry] => [
    file.url,
    loadEntry(clientDir, file, site),
  ])
  const bareHeaders = [...securityHeaders(site.isHttps).flat(), 'content-length', '0']
  return { entries: new Map(entries), bareHeaders }
}

function loadEntry(dir: string, file: StaticFile, site: Site): StaticEntry {
  const caching: [string, string][] = [
    ['cache-control', cacheControl(file.url)],
    ['vary', 'accept-encoding'],
  ]
  const common: [string, string][] = [
    ['content-type', contentType(file.file)],
    ...caching,
    ...protection(file, site),
  ]
  const variant = (encoding: Encoding, { body, hash }: LateBody): Variant => {
    const isPlain = encoding === 'identity'
    const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`
    const encoded: [string, string][] = isPlain ? [] : [['content-encoding', encoding]]
    const length = String(body.length)
    return {
      etag,
      body,
      headers: [...common, ...encoded, ['etag', etag], ['content-length', length]].flat(),
      notModifiedHeaders: [...caching, ['etag', etag]].flat(),
    }
  }
  if (site.origin !== null && file.waitsForOrigin) {
    // Read now: with the first request for it there may be another build in the folder, or none.
    const waiting = readFileSync(join(dir, `${file.file}.origin`))
    const page = latePage(waiting, site.origin)
    return lateEntry((encoding) => variant(encoding, page(encoding)))
  }
  const load = (encoding: Encoding): Variant => {
    const name = encoding === 'identity' ? file.file : file.file + extensions[encoding]
    return variant(encoding, { body: readFileSync(join(dir, name)), hash: file.hash })
  }
  const identity = load('identity')
  const gzip = file.encodings.includes('gzip') ? load('gzip') : identity
  return { identity, gzip, br: file.encodings.includes('br') ? load('br') : gzip }
}

/** An entry whose answers are made as they are first asked for. */
function lateEntry(make: (encoding: Encoding) => Variant): StaticEntry {
  const identity = once(() => make('identity'))
  const gzip = once(() => make('gzip'))
  const br = once(() => make('br'))
  return {
    get identity() {
      return identity()
    },
    get gzip() {
      return gzip()
    },
    get br() {
      return br()
    },
  }
}

/** A picture in SVG can be opened as a page too, and could bring scripts of its own. */
function protection({ url, file, scriptHashes }: StaticFile, site: Site): [string, string][] {
  const { isHttps, paymentBase } = site
  const hasVoice = site.voiceAgent !== null && url === voicePage
  if (!/\.(html|svg)$/.test(file)) return fileSecurityHeaders(isHttps)
  const hashes = file.endsWith('.html') ? scriptHashes : []
  const policy = contentSecurityPolicy(hashes, paymentBase, hasVoice)
  return [...securityHeaders(isHttps, hasVoice), ['content-security-policy', policy]]
}

function cacheControl(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function contentType(file: string): string {
  return contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
