/**
 * Adds the build to an unhashed file's URL (spec §7), so that no older copy is used.
 * @param build null when the page does not name its build
 */
export function withBuildQuery(path: string, build: string | null): string {
  return build === null ? path : `${path}?v=${build}`
}

/** Null when the page does not name its build. */
export function buildIdIn(html: string): string | null {
  return /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] ?? null
}
