import { isPackId } from '#domain/packs/custom-pack.ts'
import { isTableCode } from '#domain/room/code.ts'

export type LinkTarget = {
  /** Always a path of this site, in its own spelling. */
  path: string
  /** Null when it is not counted. */
  countedAs: string | null
}

const packPathPrefix = '/game/'
const tablePathPrefix = '/t/'
const homeTarget: LinkTarget = { path: '/', countedAs: '/' }
/** Unknown targets lead home and are not counted. */
const unknownTarget: LinkTarget = { path: '/', countedAs: null }

/**
 * Resolves `to`, decoded once: exactly a path of `paths`, a pack, or a bar's table. Nothing is normalised, so it
 * can never lead to another site; query and fragment are dropped.
 */
export function resolveLinkTarget(to: string | undefined, paths: ReadonlySet<string>): LinkTarget {
  if (to === undefined) return homeTarget
  const path = to.replace(/[?#].*$/s, '')
  if (paths.has(path)) return { path, countedAs: path }
  // The page checks whether the pack exists. All packs count as one: ids can be made up, and names
  // go with their pack.
  if (path.startsWith(packPathPrefix) && isPackId(path.slice(packPathPrefix.length)))
    return { path, countedAs: '/game' }
  // All bars' tables count as one, too.
  if (path.startsWith(tablePathPrefix) && isTableCode(path.slice(tablePathPrefix.length)))
    return { path, countedAs: '/t' }
  return unknownTarget
}
