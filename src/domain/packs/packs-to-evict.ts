type SavedPackInfo<Name> = { name: Name; openedAtMs: number; size: number }

const maxPacks = 20
/** Local storage holds about five million characters; running games need some. */
const maxCharacters = 1_500_000

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
