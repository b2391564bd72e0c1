const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Words as they were before they were written as HTML. */
export function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '')
}

/** What stands in the head of a page, by name, property or rel. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  )
  const all = (key: 'name' | 'property' | 'rel', value: string) =>
    tags.filter((tag) => tag[key] === value)
  return {
    titles: [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) => plain(text)),
    values: (key: 'name' | 'property', value: string) =>
      all(key, value).map(({ content }) => content ?? ''),
    hrefs: (rel: string) => all('rel', rel).map(({ href }) => href ?? ''),
    alternates: all('rel', 'alternate').filter(({ hreflang }) => hreflang),
    feeds: all('rel', 'alternate').filter(({ type }) => type === 'application/rss+xml'),
    data: [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  }
}

/** The things of schema.org that a page describes. */
export function typesIn(data: { '@graph': { '@type': string }[] }[]): string[] {
  return data.flatMap((each) => each['@graph'].map((thing) => thing['@type']))
}
