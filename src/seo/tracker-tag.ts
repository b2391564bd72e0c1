import type { Trackers } from '#contract/trackers.ts'
import { buildIdIn, withBuildQuery } from './build-query.ts'

/** Unhashed: the path is the same in every build. */
export const consentScriptPath = '/assets/ask-first.js'

/** Not in the build, which knows no configuration (decision 027). */
export function addTrackerTag(html: string, trackers: Trackers | null): string {
  const end = html.indexOf('</head>')
  if (trackers === null || end === -1) return html
  const source = withBuildQuery(consentScriptPath, buildIdIn(html))
  const words = escaped(JSON.stringify(trackers))
  const tag = `<script defer src="${source}" data-trackers="${words}"></script>`
  return html.slice(0, end) + tag + html.slice(end)
}

/** `choose-trackers.ts` has validated the values; only JSON's quotes need escaping. */
function escaped(json: string): string {
  return json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
