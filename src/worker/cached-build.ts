import { buildCacheName } from '#domain/offline/build-caches.ts'

export const buildId: string = import.meta.env.BUILD_ID

/** Files that pages need offline; pages are in `page-list.ts`. */
export const files: readonly string[] = import.meta.env.PRECACHED_FILES

/** Set by the server (`site-key.ts`): the configuration changes heads and policies of pages. */
const siteKey = import.meta.env.SITE_KEY

export const buildKey = `${buildId}-${siteKey}`

export const buildCache = buildCacheName('build', buildKey)

const fileSet = new Set(files)

export function isFileOfBuild(pathname: string): boolean {
  return fileSet.has(pathname)
}

/** During a rolling deploy any build may answer. */
export async function isOfThisBuild(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(`data-build="${buildId}"`)
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true
}
