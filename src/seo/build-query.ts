/**
 * The address of a file whose name does not change with its content, as a page of this build asks for
 * it (spec §7): no copy from before is taken for it.
 * @param build null where the page does not say which it is of
 */
export function withBuildQuery(path: string, build: string | null): string {
  return build === null ? path : `${path}?v=${build}`
}

/** The build that a page says it was made by; null where it does not. */
export function buildIdIn(html: string): string | null {
  return /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] ?? null
}
