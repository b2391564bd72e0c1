import { staticPageScript } from '#seo/static-page-tag.ts'
import { askingScript } from '#seo/tracker-tag.ts'

export const keptForGood = 'public, max-age=31536000, immutable'

/** What a browser may do with a file of the client build until it asks again. */
export function cacheControl(url: string): string {
  if (isNamedByContent(url)) return keptForGood
  // Whoever asks wants to know which build is out at this moment.
  return url === '/builds/latest.json' ? 'no-store' : 'no-cache'
}

/** Whether the address of a file may bear the build it is of, and be kept for good under it. */
export function isAskedByBuild(url: string): boolean {
  const isScript = url === askingScript || url === staticPageScript
  return isScript || (/\.(svg|png|ico|jpg|webp)$/.test(url) && !isNamedByContent(url))
}

/** Whether its name changes with its content. */
function isNamedByContent(url: string): boolean {
  return url.startsWith('/assets/') && url !== askingScript
}
