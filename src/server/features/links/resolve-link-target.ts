import { isPackId } from '#domain/packs/custom-pack.ts'

export type LinkTarget = {
  /** Where it leads: always a path of ours, spelt as ours are. */
  path: string
  /** What it is counted as; null when nobody asked for this place. */
  countedAs: string | null
}

const packPathPrefix = '/game/'
const homeTarget: LinkTarget = { path: '/', countedAs: '/' }
/** What leads nowhere of ours ends at home too, but says nothing about how many came for it. */
const unknownTarget: LinkTarget = { path: '/', countedAs: null }

/**
 * Where `to`, as it stands once its address is decoded, leads: a place that is written in exactly
 * these letters in `paths`, or a pack. Nothing is decoded, resolved or mended here, so nothing can
 * come to mean another site; what follows `?` or `#` is dropped.
 */
export function resolveLinkTarget(to: string | undefined, paths: ReadonlySet<string>): LinkTarget {
  if (to === undefined) return homeTarget
  const path = to.replace(/[?#].*$/s, '')
  if (paths.has(path)) return { path, countedAs: path }
  // Whether there is such a pack its page says. All of them are counted as one place: anybody can
  // make up an id, and what a pack is called is gone when its maker deletes it.
  if (path.startsWith(packPathPrefix) && isPackId(path.slice(packPathPrefix.length)))
    return { path, countedAs: '/game' }
  return unknownTarget
}
