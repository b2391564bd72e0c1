import { staticPageScript } from '#seo/static-page-tag.ts'
import { consentScriptPath } from '#seo/tracker-tag.ts'

export const immutableCacheControl = 'public, max-age=31536000, immutable'

/** What a browser may do with a file of the client build until it asks again. */
export function cacheControl(url: string): string {
  if (isContentHashed(url)) return immutableCacheControl
  // Whoever asks wants to know which build is out at this moment.
  return url === '/builds/latest.json' ? 'no-store' : 'no-cache'
}

/** Whether the address of a file may bear the build it is of, and be kept for good under it. */
export function isVersionedByBuild(url: string): boolean {
  const isScript = url === consentScriptPath || url === staticPageScript
  return isScript || (/\.(svg|png|ico|jpg|webp)$/.test(url) && !isContentHashed(url))
}

/** Whether its name changes with its content. */
function isContentHashed(url: string): boolean {
  return url.startsWith('/assets/') && url !== consentScriptPath
}
