import { touchIcon } from './app-icons.ts'
import { buildIdIn, withBuildQuery } from './build-query.ts'
import { feedPath, feedTitle } from './feed-address.ts'
import { findPage, type PageFacts } from './find-page.ts'
import { alternatesOf } from './languages.ts'
import { siteName, withoutSiteName } from './site-name.ts'
import { describePage, type PageWords } from './structured-data.ts'

type Attributes = Record<string, string>

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * Adds head tags for search engines and chats before `</head>`. Not by components, so that browsers
 * load no code for them.
 * @param origin such as `https://party.example`; null leaves out what needs a full URL
 */
export function addHeadTags(html: string, pathname: string, origin: string | null): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const said = readHead(html)
  if (said === null) return html
  const page = findPage(pathname)
  const words = { title: withoutSiteName(said.title), description: said.description }
  const build = buildIdIn(html)
  const isHidden = page.isIndexed === false && !head.includes('<meta name="robots"')
  return [
    head,
    isHidden ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    tag('link', { rel: 'manifest', href: withBuildQuery('/manifest.webmanifest', build) }),
    ...homeScreenTags(build),
    ...feedTags(pathname, build),
    ...previewTags(shownBy(page, build), words, origin),
    ...(origin === null ? [] : addressTags(page, origin)),
    structuredData(page, words, origin),
    html.slice(end),
  ].join('')
}

/** Title and description; null without a title. */
export function readHead(html: string): PageWords | null {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const title = findText(head, /<title[^>]*>([^<]*)<\/title>/)
  if (end === -1 || title === null) return null
  const description = findText(head, /<meta name="description" content="([^"]*)"/) ?? ''
  return { title, description }
}

function findText(head: string, pattern: RegExp): string | null {
  const [, text] = pattern.exec(head) ?? []
  return text?.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => named[name] ?? '') ?? null
}

/** A pack's picture changes with the pack, others with the build. */
function shownBy(page: PageFacts, build: string | null): PageFacts {
  const isOfBuild = page.picture.startsWith('/pictures/')
  return isOfBuild ? { ...page, picture: withBuildQuery(page.picture, build) } : page
}

/** iPhones read these instead of the manifest. */
function homeScreenTags(build: string | null): string[] {
  return [
    tag('link', { rel: 'apple-touch-icon', href: withBuildQuery(touchIcon.path, build) }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: siteName }),
    tag('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
  ]
}

function feedTags(pathname: string, build: string | null): string[] {
  if (!/^\/articles(\/|$)/.test(pathname)) return []
  const type = 'application/rss+xml'
  return [
    tag('link', {
      rel: 'alternate',
      type,
      title: feedTitle,
      href: withBuildQuery(feedPath, build),
    }),
  ]
}

function previewTags(
  { article, path, picture, pictureTitle }: PageFacts,
  { title, description }: PageWords,
  origin: string | null,
): string[] {
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'en_GB'),
    property('og:title', title),
    ...(description === '' ? [] : [property('og:description', description)]),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.updated),
        ]
      : []),
    ...(origin === null || path === null ? [] : [property('og:url', origin + path)]),
    ...(origin === null
      ? []
      : [
          property('og:image', origin + picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property(
            'og:image:alt',
            `A curtain over a door at night. On it: ${pictureTitle ?? title}`,
          ),
        ]),
    tag('meta', { name: 'twitter:card', content: origin ? 'summary_large_image' : 'summary' }),
  ]
}

function addressTags({ path }: PageFacts, origin: string): string[] {
  if (path === null) return []
  return [
    tag('link', { rel: 'canonical', href: origin + path }),
    ...alternatesOf(path, origin).map(({ code, href }) =>
      tag('link', { rel: 'alternate', hreflang: code, href }),
    ),
  ]
}

function structuredData(page: PageFacts, words: PageWords, origin: string | null): string {
  const data = describePage(page, words, origin)
  if (data === null) return ''
  // A title with `</script>` must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function property(name: string, content: string): string {
  return tag('meta', { property: name, content })
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}/>`
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
