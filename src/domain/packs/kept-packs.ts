type Kept<Name> = { name: Name; openedAtMs: number; size: number }

const most = 20
/** Local storage holds about five million characters, and the evening needs some of them. */
const mostCharacters = 1_500_000

/** The kept packs that have to go: all but the newest 20, and what is too much even so. */
export function packsToDrop<Name extends string>(kept: readonly Kept<Name>[]): Name[] {
  const newestFirst = kept.toSorted((one, other) => other.openedAtMs - one.openedAtMs)
  let characters = 0
  return newestFirst
    .filter(({ size }, place) => {
      characters += size
      return place >= most || (place > 0 && characters > mostCharacters)
    })
    .map(({ name }) => name)
}
