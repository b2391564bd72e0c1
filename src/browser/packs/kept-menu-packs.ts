import { asMenuPack } from '#domain/packs/menu-pack.ts'
import type { Pack } from '#domain/packs/pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { account } from '../session/account.ts'
import type { SavedValue } from '../storage/saved-value.ts'
import { readSavedText } from '../storage/storage.ts'
import { findKeptPack, keptPackIds, watchKeptPacks } from './kept-packs.ts'

/** None: what a page shows before this device has been asked. */
export const noKeptPacks: readonly Pack[] = []

/** The packs by players of that game that were opened on this device, by name. */
export function keptMenuPacks(
  game: PackGameSlug,
): Pick<SavedValue<readonly Pack[]>, 'get' | 'subscribe'> {
  let held = { packs: noKeptPacks, texts: '' }
  let isStale = true
  let watchers = 0

  function read(): typeof held {
    const kept = keptPackIds().map((id) => ({ id, text: readSavedText(`pack:${id}`) ?? '' }))
    // Most kept packs are of other games, and need no parsing.
    const own = kept.filter(({ text }) => text.includes(`"${game}"`))
    const texts = [account.get()?.userId, ...own.map(({ text }) => text)].join()
    if (texts === held.texts) return held
    const packs = own.flatMap(({ id }) => {
      const pack = findKeptPack(id)
      return (pack && asMenuPack(pack, game)) ?? []
    })
    return { packs: packs.sort((one, other) => one.name.localeCompare(other.name)), texts }
  }

  return {
    get() {
      if (isStale) held = read()
      // While nothing watches, packs may be kept or dropped unseen.
      isStale = watchers === 0
      return held.packs
    },
    subscribe(listener) {
      watchers += 1
      isStale = true
      const lookAgain = () => {
        isStale = true
        listener()
      }
      const stops = [watchKeptPacks(lookAgain), account.subscribe(lookAgain)]
      return () => {
        watchers -= 1
        for (const stop of stops) stop()
      }
    },
  }
}
