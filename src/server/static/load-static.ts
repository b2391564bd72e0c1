import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageArchivePath } from '#domain/offline/build-archives.ts'
import { withBuildQuery } from '#seo/build-query.ts'
import { addTrackerTag } from '#seo/tracker-tag.ts'
import { unknownOrigin } from '#seo/unknown-origin.ts'
import { once } from '#server/lib/once.ts'
import type { Env } from '../config/env.ts'
import type { Encoding } from '../platform/web/accept-encoding.ts'
import {
  contentSecurityPolicy,
  fileSecurityHeaders,
  securityHeaders,
} from '../platform/web/security-headers.ts'
import { trackerSources } from '../platform/web/tracker-sources.ts'
import { cacheControl, immutableCacheControl, isVersionedByBuild } from './cache-control.ts'
import { type LazyBody, lazyPage } from './lazy-page.ts'
import { pageArchive } from './page-archive.ts'
import { siteKey, siteKeyPlaceholder } from './site-key.ts'
import type { StaticFile, StaticIndex } from './static-index.ts'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  // Modules and workers are always read as UTF-8.
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

/** Headers alternate name and value, which `writeHead` takes fastest. */
export type Variant = {
  etag: string
  headers: string[]
  notModifiedHeaders: string[]
  body: Buffer
}

export type StaticEntry = Record<Encoding, Variant>

export type StaticFiles = {
  entries: Map<string, StaticEntry>
  /** Headers of answers without a body. */
  bareHeaders: string[]
}

/** The settings that static answers depend on; phones fetch pages again when they change. */
const siteSettings = ['hsts', 'paymentBase', 'voiceAgent', 'origin', 'trackers'] as const

export type Site = Pick<Env, (typeof siteSettings)[number]>

const workerUrl = '/sw.js'

/** The only page that frames the voice agent. */
const voicePageUrl = '/games/word-guess'

/** The only page that films. */
const filmPageUrl = '/games/charades'

/**
 * Reads the client build into memory with its headers; pages that need the origin or trackers are
 * completed with the first request.
 */
export function loadStatic(clientDir: string, index: StaticIndex, site: Site): StaticFiles {
  const entries = new Map<string, StaticEntry>()
  for (const file of index.files) {
    const entry = loadEntry(clientDir, file, site)
    entries.set(file.url, entry)
    if (index.build === null || !isVersionedByBuild(file.url)) continue
    entries.set(withBuildQuery(file.url, index.build), versionedEntry(entry, file, site))
  }
  if (index.build !== null) {
    const url = pageArchivePath(index.build)
    const pages = index.files.filter(({ file }) => file.endsWith('.html'))
    const archive = pageArchive(pages.map((page) => [page.url, entries.get(page.url)]))
    const variant = variantOf({ url, file: url, scriptHashes: [] }, site)
    const entry = lazyEntry((encoding) => variant(encoding, archive(encoding)))
    entries.set(url, entry)
  }
  const bareHeaders = [...securityHeaders(site.hsts).flat(), 'content-length', '0']
  return { entries, bareHeaders }
}

type HeaderInput = Pick<StaticFile, 'url' | 'file' | 'scriptHashes'>

export function variantOf(
  file: HeaderInput,
  site: Site,
  cacheControlValue = cacheControl(file.url),
): (encoding: Encoding, body: LazyBody) => Variant {
  const caching: [string, string][] = [
    ['cache-control', cacheControlValue],
    ['vary', 'accept-encoding'],
  ]
  const common: [string, string][] = [
    ['content-type', contentType(file.file)],
    ...caching,
    ...securityHeadersOf(file, site),
  ]
  return (encoding, { body, hash }) => {
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
}

/** An answer per encoding; a missing one falls back to the next smallest. */
export function entryOf(
  encodings: StaticFile['encodings'],
  make: (encoding: Encoding) => Variant,
): StaticEntry {
  const identity = make('identity')
  const gzip = encodings.includes('gzip') ? make('gzip') : identity
  return { identity, gzip, br: encodings.includes('br') ? make('br') : gzip }
}

/** The same bytes at the URL that only pages of this build request. */
function versionedEntry(entry: StaticEntry, file: StaticFile, site: Site): StaticEntry {
  const variant = variantOf(file, site, immutableCacheControl)
  return entryOf(file.encodings, (encoding) =>
    variant(encoding, { body: entry[encoding].body, hash: file.hash }),
  )
}

function loadEntry(dir: string, file: StaticFile, site: Site): StaticEntry {
  const variant = variantOf(file, site)
  // Read now: by the first request, the folder may hold another build.
  const lazy = (name: string, finish: (text: string) => string) => {
    const body = lazyPage(readFileSync(join(dir, name)), finish)
    return lazyEntry((encoding) => variant(encoding, body(encoding)))
  }
  const { origin, trackers } = site
  if (file.url === workerUrl) {
    const key = siteKey(Object.fromEntries(siteSettings.map((part) => [part, site[part]])))
    return lazy(file.file, (script) => script.replaceAll(siteKeyPlaceholder, key))
  }
  if (origin !== null && file.waitsForOrigin) {
    return lazy(`${file.file}.origin`, (html) =>
      addTrackerTag(html.replaceAll(unknownOrigin, origin), trackers),
    )
  }
  if (trackers !== null && file.file.endsWith('.html')) {
    return lazy(file.file, (html) => addTrackerTag(html, trackers))
  }
  return entryOf(file.encodings, (encoding) => {
    const name = encoding === 'identity' ? file.file : file.file + extensions[encoding]
    return variant(encoding, { body: readFileSync(join(dir, name)), hash: file.hash })
  })
}

export function lazyEntry(make: (encoding: Encoding) => Variant): StaticEntry {
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

/** SVG opened as a page could run scripts. */
function securityHeadersOf(
  { url, file, scriptHashes }: HeaderInput,
  site: Site,
): [string, string][] {
  const { hsts, paymentBase } = site
  const hasVoice = site.voiceAgent !== null && url === voicePageUrl
  if (!/\.(html|svg)$/.test(file)) return fileSecurityHeaders(hsts)
  const hashes = file.endsWith('.html') ? scriptHashes : []
  const trackers = file.endsWith('.html') ? site.trackers : null
  const policy = contentSecurityPolicy(hashes, paymentBase, hasVoice, trackerSources(trackers, url))
  const hasFilm = url === filmPageUrl
  const devices = { camera: hasFilm, microphone: hasFilm || hasVoice }
  return [...securityHeaders(hsts, devices), ['content-security-policy', policy]]
}

function contentType(file: string): string {
  return contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
