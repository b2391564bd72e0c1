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
export type PageMakings = Omit<PagePayload, 'head'>

const mark = { start: '<!--made-from ', end: '-->' }

/** A page with what it was made from behind it, for the step of the build that takes it off. */
export function leaveMakings(html: string, makings: PageMakings): string {
  // A text that holds the marks of a comment must not be taken for one.
  const json = JSON.stringify(makings).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html + mark.start + json + mark.end
}

/** The page as it is sent, and what it was made from; null where nobody left that. */
export function takeMakings(html: string): { html: string; makings: PageMakings | null } {
  const start = html.lastIndexOf(mark.start)
  if (start === -1 || !html.endsWith(mark.end)) return { html, makings: null }
  const json = html.slice(start + mark.start.length, -mark.end.length)
  return { html: html.slice(0, start), makings: JSON.parse(json) }
}
