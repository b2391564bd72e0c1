import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { extractPageSource, type PagePayload } from '../../src/page-payload.ts'
import { addHeadTags, readHead } from '../../src/seo/head-tags.ts'
import { unknownOrigin } from '../../src/seo/unknown-origin.ts'

/** What the page is called that waits for an origin, beside the one that needs none. */
export const originSuffix = '.origin'

/**
 * Adds to every prerendered page what search engines and chats want to know: to the page itself what
 * needs no address, and to a copy beside it everything, under an origin that the server exchanges.
 * What a page was made from goes into `_payload.json` beside it.
 */
export function addPageHeads(clientDir: string): void {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(clientDir, file)
    const { html, source: makings } = extractPageSource(readFileSync(path, 'utf8'))
    const pathname = urlOf(file.split(sep).join('/'))
    const head = readHead(html)
    if (makings?.path !== pathname || head === null) {
      throw new Error(`${file} does not say what it was made from: look again.`)
    }
    const payload: PagePayload = { ...makings, head }
    writeFileSync(join(dirname(path), '_payload.json'), JSON.stringify(payload))
    writeFileSync(path + originSuffix, addHeadTags(html, pathname, unknownOrigin))
    writeFileSync(path, addHeadTags(html, pathname, null))
  }
}

/** Where a file of the client folder is served; a page has no trailing slash. */
export function urlOf(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}
