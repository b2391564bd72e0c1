import { tagsOf, textsOf } from '#tests/support/app/read-html.ts'

/** What stands in the head of a page, by name, property or rel. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = tagsOf(head)
    .filter(({ name }) => name === 'meta' || name === 'link')
    .map(({ attributes }) => attributes)
  const all = (key: 'name' | 'property' | 'rel', value: string) =>
    tags.filter((tag) => tag[key] === value)
  return {
    titles: textsOf(head, 'title'),
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
