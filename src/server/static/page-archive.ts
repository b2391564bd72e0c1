import type { PageArchive } from '#domain/offline/build-archives.ts'
import type { Encoding } from '../platform/web/accept-encoding.ts'
import { type LazyBody, lazyBody } from './lazy-page.ts'

/** A megabyte in 12 ms of the event loop, where the level of a single page takes 150 and saves 3 %. */
const brotliQuality = 5

/** True of a single encoding, or of the bytes on their way. */
const ofOneEncoding = ['etag', 'content-length', 'vary']

type Page = { identity: { headers: readonly string[]; body: Buffer } }

/** Prerendered pages, each with its headers, made with the first request. */
export function pageArchive(
  pages: readonly [url: string, page: Page | undefined][],
): (encoding: Encoding) => LazyBody {
  return lazyBody(() => {
    const archive: PageArchive = {}
    for (const [url, page] of pages) {
      if (!page) throw new Error(`${url} is in the index of files and was not loaded`)
      const { headers, body } = page.identity
      archive[url] = { headers: keptHeaders(headers), body: body.toString() }
    }
    return JSON.stringify(archive)
  }, brotliQuality)
}

function keptHeaders(flat: readonly string[]): [string, string][] {
  const headers: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) {
    const [name = '', value = ''] = flat.slice(at, at + 2)
    if (!ofOneEncoding.includes(name)) headers.push([name, value])
  }
  return headers
}
