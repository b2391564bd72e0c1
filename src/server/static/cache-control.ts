import { staticPageScript } from '#seo/static-page-tag.ts'
import { consentScriptPath } from '#seo/tracker-tag.ts'

export const immutableCacheControl = 'public, max-age=31536000, immutable'

export function cacheControl(url: string): string {
  if (isContentHashed(url)) return immutableCacheControl
  // Clients compare it with their own build.
  return url === '/builds/latest.json' ? 'no-store' : 'no-cache'
}

/** Whether the URL may carry the build's id and be cached for good. */
export function isVersionedByBuild(url: string): boolean {
  const isScript = url === consentScriptPath || url === staticPageScript
  return isScript || (/\.(svg|png|ico|jpg|webp)$/.test(url) && !isContentHashed(url))
}

function isContentHashed(url: string): boolean {
  return url.startsWith('/assets/') && url !== consentScriptPath
}
