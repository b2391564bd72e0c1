import { buildCacheName } from '#domain/offline/build-caches.ts'

/** The build that this worker was made with, written in by `tools/build/write-worker.ts`. */
export const buildId: string = import.meta.env.BUILD_ID

/** Every file of that build which its pages need without a network; the pages are in `page-list.ts`. */
export const files: readonly string[] = import.meta.env.PRECACHED_FILES

/**
 * How the house is configured, written in by the server (`server/static/site-key.ts`): what stands in
 * the head and in the policy of a page depends on it, so another configuration is another build.
 */
const siteKey = import.meta.env.SITE_KEY

export const buildKey = `${buildId}-${siteKey}`

export const buildCache = buildCacheName('build', buildKey)

const fileSet = new Set(files)

export function isFileOfBuild(pathname: string): boolean {
  return fileSet.has(pathname)
}

/** Whether a page was made by this very build; while a new one is rolled out, any may answer. */
export async function isOfThisBuild(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(`data-build="${buildId}"`)
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true
}
