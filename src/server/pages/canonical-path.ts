/** The exact spelling of a known page, when `pathname` differs from it. */
export function canonicalPath(paths: readonly string[], pathname: string): string | null {
  const wanted = pageKey(pathname)
  const known = paths.find((path) => pageKey(path) === wanted)
  return known === undefined || known === pathname ? null : known
}

export function isKnownPath(paths: readonly string[], pathname: string): boolean {
  return paths.includes(pathname)
}

function pageKey(pathname: string): string {
  const path = decodePath(pathname).toLowerCase()
  let end = path.length
  // No regex: trailing slashes would make it quadratic.
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
