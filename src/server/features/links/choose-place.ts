import { isPackId } from '#domain/packs/custom-pack.ts'

export type Place = {
  /** Where it leads: always a path of ours, spelt as ours are. */
  path: string
  /** What it is counted as; null when nobody asked for this place. */
  countedAs: string | null
}

const packsStart = '/game/'
const home: Place = { path: '/', countedAs: '/' }
/** What leads nowhere of ours ends at home too, but says nothing about how many came for it. */
const lost: Place = { path: '/', countedAs: null }

/**
 * Where `to`, as it stands once its address is decoded, leads: a place that is written in exactly
 * these letters in `paths`, or a pack. Nothing is decoded, resolved or mended here, so nothing can
 * come to mean another site; what follows `?` or `#` is dropped.
 */
export function choosePlace(to: string | undefined, paths: ReadonlySet<string>): Place {
  if (to === undefined) return home
  const path = to.replace(/[?#].*$/s, '')
  if (paths.has(path)) return { path, countedAs: path }
  // Whether there is such a pack its page says. All of them are counted as one place: anybody can
  // make up an id, and what a pack is called is gone when its maker deletes it.
  if (path.startsWith(packsStart) && isPackId(path.slice(packsStart.length)))
    return { path, countedAs: '/game' }
  return lost
}
