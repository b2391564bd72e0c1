import type { MenuPack } from '#domain/packs/pack.ts'

/**
 * Whether a running game was dealt with what a sober table leaves out.
 * @param packs of the game; null where its cards come from no packs, and their source says itself
 */
export function hasDrinks(source: string | null, packs: readonly MenuPack[] | null): boolean {
  if (source === null) return false
  if (!packs) return source.startsWith('false')
  const ids = source.split(',').map((part) => part.split('@')[0])
  return packs.some(({ id, alcohol }) => alcohol && ids.includes(id))
}
