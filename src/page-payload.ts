/** The data of a prerendered page, under `{path}/_payload.json` (spec §7). */
export type PagePayload = {
  path: string
  build: string
  status: number
  matches: string[]
  params: Record<string, string | undefined>
  loaderData: Record<string, unknown>
  head: { title: string; description: string }
}

export type PageSource = Omit<PagePayload, 'head'>

const marker = { start: '<!--made-from ', end: '-->' }

/** Embeds the data in a comment, for the build step that extracts it. */
export function embedPageSource(html: string, makings: PageSource): string {
  // Text with comment marks must not end the comment.
  const json = JSON.stringify(makings).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html + marker.start + json + marker.end
}

/** The page without its data, and the data; null when there is none. */
export function extractPageSource(html: string): { html: string; source: PageSource | null } {
  const start = html.lastIndexOf(marker.start)
  if (start === -1 || !html.endsWith(marker.end)) return { html, source: null }
  const json = html.slice(start + marker.start.length, -marker.end.length)
  return { html: html.slice(0, start), source: JSON.parse(json) }
}
