import { toMenuPack } from '#domain/packs/menu-pack.ts'
import type { Pack } from '#domain/packs/pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { account } from '../session/account.ts'
import type { SavedValue } from '../storage/saved-value.ts'
import { readSavedText } from '../storage/storage.ts'
import { cachedPackIds, findCachedPack, watchCachedPacks } from './cached-packs.ts'

export const noCachedPacks: readonly Pack[] = []

/** Packs by players of that game that were opened on this device, by name. */
export function cachedMenuPacks(
  game: PackGameSlug,
): Pick<SavedValue<readonly Pack[]>, 'get' | 'subscribe'> {
  let cached = { packs: noCachedPacks, texts: '' }
  let isStale = true
  let watchers = 0

  function read(): typeof cached {
    const kept = cachedPackIds().map((id) => ({ id, text: readSavedText(`pack:${id}`) ?? '' }))
    // Most cached packs are of other games and need no parsing.
    const own = kept.filter(({ text }) => text.includes(`"${game}"`))
    const texts = [account.get()?.userId, ...own.map(({ text }) => text)].join()
    if (texts === cached.texts) return cached
    const packs = own.flatMap(({ id }) => {
      const pack = findCachedPack(id)
      return (pack && toMenuPack(pack, game)) ?? []
    })
    return { packs: packs.sort((one, other) => one.name.localeCompare(other.name)), texts }
  }

  return {
    get() {
      if (isStale) cached = read()
      // Without watchers, changes go unnoticed.
      isStale = watchers === 0
      return cached.packs
    },
    subscribe(listener) {
      watchers += 1
      isStale = true
      const refresh = () => {
        isStale = true
        listener()
      }
      const stops = [watchCachedPacks(refresh), account.subscribe(refresh)]
      return () => {
        watchers -= 1
        for (const stop of stops) stop()
      }
    },
  }
}
