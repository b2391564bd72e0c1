type SavedPackInfo<Name> = { name: Name; openedAtMs: number; size: number }

const maxPacks = 20
/** Local storage holds about five million characters, and the evening needs some of them. */
const maxCharacters = 1_500_000

/** The kept packs that have to go: all but the newest 20, and what is too much even so. */
export function packsToEvict<Name extends string>(kept: readonly SavedPackInfo<Name>[]): Name[] {
  const newestFirst = kept.toSorted((one, other) => other.openedAtMs - one.openedAtMs)
  let characters = 0
  return newestFirst
    .filter(({ size }, place) => {
      characters += size
      return place >= maxPacks || (place > 0 && characters > maxCharacters)
    })
    .map(({ name }) => name)
}
