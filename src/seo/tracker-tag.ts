import type { Trackers } from '#contract/trackers.ts'
import { buildIdIn, withBuildQuery } from './build-query.ts'

/** The script that asks before anything is counted, the same path in every build. */
export const consentScriptPath = '/assets/ask-first.js'

/**
 * A page with the script that asks about trackers, put before the end of its head, with what this
 * house is configured for; the page itself where there is nothing to ask. What every page of a house
 * says is in none that the build writes: the build knows no configuration (decision 027).
 */
export function addTrackerTag(html: string, trackers: Trackers | null): string {
  const end = html.indexOf('</head>')
  if (trackers === null || end === -1) return html
  const source = withBuildQuery(consentScriptPath, buildIdIn(html))
  const words = escaped(JSON.stringify(trackers))
  const tag = `<script defer src="${source}" data-trackers="${words}"></script>`
  return html.slice(0, end) + tag + html.slice(end)
}

/** The values are strict already (`server/consent/choose-trackers.ts`); quotes are JSON's own. */
function escaped(json: string): string {
  return json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
