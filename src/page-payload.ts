/** What a page was made from, under `{path}/_payload.json` for every page made at build time (spec §7). */
export type PagePayload = {
  path: string
  build: string
  status: number
  /** The ids of the routes that drew it, from the outermost on. */
  matches: string[]
  params: Record<string, string | undefined>
  /** What their loaders gave, by the id of the route. */
  loaderData: Record<string, unknown>
  head: { title: string; description: string }
}

/** All but what the page's own head says. */
export type PageSource = Omit<PagePayload, 'head'>

const marker = { start: '<!--made-from ', end: '-->' }

/** A page with what it was made from behind it, for the step of the build that takes it off. */
export function embedPageSource(html: string, makings: PageSource): string {
  // A text that holds the marks of a comment must not be taken for one.
  const json = JSON.stringify(makings).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html + marker.start + json + marker.end
}

/** The page as it is sent, and what it was made from; null where nobody left that. */
export function extractPageSource(html: string): { html: string; source: PageSource | null } {
  const start = html.lastIndexOf(marker.start)
  if (start === -1 || !html.endsWith(marker.end)) return { html, source: null }
  const json = html.slice(start + marker.start.length, -marker.end.length)
  return { html: html.slice(0, start), source: JSON.parse(json) }
}
