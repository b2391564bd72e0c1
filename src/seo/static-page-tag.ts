import { buildIdIn, withBuildQuery } from './build-query.ts'

/** Unhashed: the path is the same in every build. */
export const staticPageScript = '/static-page.js'

const unrepeatable = '/info/unsubscribe'

/** A bar at the bottom would cover a printed sheet. */
const sheets = /^\/QR\//

/**
 * Adds that script and its templates before `</body>`.
 * @param notices markup of the templates
 */
export function addStaticPageTag(html: string, pathname: string, notices: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1 || pathname === unrepeatable) return html
  const calm = sheets.test(pathname) ? '' : ' data-calm'
  const source = withBuildQuery(staticPageScript, buildIdIn(html))
  const tag = `<script defer src="${source}"${calm}></script>`
  return html.slice(0, end) + notices + tag + html.slice(end)
}
