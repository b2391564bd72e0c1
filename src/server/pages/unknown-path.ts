/**
 * Tells paths that no route begins like, by the first name alone: cheaper than the router, which
 * tries every route. False where only the router knows.
 * @param routePaths such as `games/charades` or `articles/*`; too many do no harm
 */
export function createUnknownPathCheck(
  routePaths: readonly string[],
): (pathname: string) => boolean {
  const known = new Set(routePaths.map((path) => firstName(`/${path}`)))
  return (pathname) => {
    // The router decodes, and answers for the data of any page.
    if (pathname.includes('%') || pathname.endsWith('.data')) return false
    const name = firstName(pathname)
    return name !== '' && !known.has(name)
  }
}

function firstName(pathname: string): string {
  return pathname.split('/', 2)[1]?.toLowerCase() ?? ''
}
