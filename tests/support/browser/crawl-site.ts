import { idsOf, tagsOf } from '../app/read-html.ts'
import { phone } from './phone.ts'

type Link = { url: URL; from: string }

type Answer = { status: number; location: string | null; type: string; body: string }

export type Crawl = {
  /** Paths of the pages that were opened, in their order. */
  pages: string[]
  /** Everything that was asked for, pages among it. */
  requested: string[]
  /** What was found wrong, a sentence each. */
  faults: string[]
}

const maxConcurrent = 6
/** A browser that can read everything: what is sent to bots is another matter. */
const headers = { 'user-agent': phone.userAgent, accept: 'text/html,*/*' }

/**
 * Opens a site at its door and follows whatever it leads to, as far as it is its own.
 * @param site where it answers
 * @param mayLeadTo hosts of others that it may lead to
 * @param wayBack what a page must link to, by its path
 */
export async function crawlSite(
  site: string,
  mayLeadTo: readonly string[],
  wayBack: (path: string) => string,
): Promise<Crawl> {
  const crawl: Crawl = { pages: [], requested: [], faults: [] }
  const answers = new Map<string, Promise<Answer>>()
  /** The first link to each target, by what it is in. */
  const targets = new Map<string, Map<string, Link>>()
  const queue: Link[] = [{ url: new URL('/', site), from: 'the door' }]

  const follow = async (link: Link): Promise<void> => {
    const { url, from } = link
    const key = crawlKey(url)
    if (url.hash.length > 1) {
      const ids = targets.get(key) ?? new Map<string, Link>()
      targets.set(key, ids)
      const id = decodeURIComponent(url.hash.slice(1))
      if (!ids.has(id)) ids.set(id, link)
    }
    if (answers.has(key)) return
    crawl.requested.push(url.pathname + url.search)
    const asking = fetchPage(url)
    answers.set(key, asking)
    const answer = await asking
    const named = `${url.pathname}${url.search}, on ${from},`
    if (answer.status >= 400) crawl.faults.push(`${named} is ${answer.status}`)
    if (answer.location !== null) take(answer.location, url)
    if (answer.status !== 200) return
    const found = linksIn(answer)
    if (answer.type.startsWith('text/html')) {
      crawl.pages.push(url.pathname)
      const back = wayBack(url.pathname)
      if (!found.includes(back) && url.pathname !== back)
        crawl.faults.push(`${named} has no way back to ${back}`)
    }
    for (const href of found) take(href, url)
  }

  /** Queues what is ours; of what is not says whether it may be there. */
  const take = (href: string, base: URL): void => {
    const from = base.pathname
    if (/^(mailto|data|blob):/.test(href)) return
    if (!URL.canParse(href, base)) {
      crawl.faults.push(`${href}, on ${from}, is no address`)
      return
    }
    const url = new URL(href, base)
    if (url.origin === new URL(site).origin) queue.push({ url, from })
    else if (!mayLeadTo.includes(url.host)) crawl.faults.push(`${href}, on ${from}, leads away`)
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, maxConcurrent).map(follow))
  for (const [key, links] of targets) {
    const answer = await answers.get(key)
    if (answer?.status !== 200) continue
    const ids = idsOf(answer.body)
    for (const [id, { url, from }] of links) {
      if (!ids.has(id)) crawl.faults.push(`${url.pathname}#${id}, on ${from}, is not there`)
    }
  }
  return crawl
}

/** Printed sheets and pictures are drawn when they are asked for: one of a kind stands for all. */
function crawlKey({ pathname, search }: URL): string {
  const [, sheet, end] = /^\/QR\/[^/]+\/([^/.]+).*\.(svg|pdf|png)$/.exec(pathname) ?? []
  if (sheet) return `a ${sheet} as ${end}${search}`
  const [, kind] = /^\/pictures\/([^/.]+).*\.png$/.exec(pathname) ?? []
  return kind ? `a picture of ${kind}` : pathname + search
}

async function fetchPage(url: URL): Promise<Answer> {
  const bare = new URL(url.pathname + url.search, url)
  const response = await fetch(bare, { redirect: 'manual', headers })
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(text\/|image\/svg|application\/(manifest|json))/.test(type)
  const body = isText ? await response.text() : ''
  if (!isText) await response.arrayBuffer()
  return { status: response.status, location: response.headers.get('location'), type, body }
}

function linksIn({ type, body }: Answer): string[] {
  if (type.startsWith('text/html') || type.startsWith('image/svg')) return linksInMarkup(body)
  if (type.startsWith('text/css'))
    return [...body.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, href = '']) => href)
  if (type.startsWith('application/manifest')) return linksInManifest(JSON.parse(body))
  return []
}

function linksInMarkup(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const { href, 'xlink:href': old, src, srcset, poster, action, method, content } = attributes
    const sources = (srcset ?? '').split(',').map((source) => source.trim().split(' ')[0])
    const isForm = name === 'form' && (method ?? 'get').toLowerCase() === 'get'
    const isAddress =
      name === 'meta' && /^(og:(url|image)|twitter:image)$/.test(propertyOf(attributes))
    return [href, old, src, poster, isForm && action, isAddress && content, ...sources].filter(
      (link): link is string => typeof link === 'string' && link !== '',
    )
  })
}

function propertyOf({ property, name }: Record<string, string>): string {
  return property ?? name ?? ''
}

/** Addresses in a manifest of an app, however deep. */
function linksInManifest(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string' && ['src', 'url', 'start_url', 'scope'].includes(key)
      ? [inside]
      : linksInManifest(inside),
  )
}
