import { buildIdIn, withBuildQuery } from './build-query.ts'

/** The script of pages without React (`browser/static-page.ts`), the same path in every build. */
export const staticPageScript = '/static-page.js'

/** The answer to a form, which a reload would send again. */
const unrepeatable = '/info/unsubscribe'

/** Where a strip at the bottom would be in the way of a sheet. */
const sheets = /^\/QR\//

/**
 * A page without React, with that script and what it shows before the end of its body.
 * @param notices their markup
 */
export function addStaticPageTag(html: string, pathname: string, notices: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1 || pathname === unrepeatable) return html
  const calm = sheets.test(pathname) ? '' : ' data-calm'
  const source = withBuildQuery(staticPageScript, buildIdIn(html))
  const tag = `<script defer src="${source}"${calm}></script>`
  return html.slice(0, end) + notices + tag + html.slice(end)
}
