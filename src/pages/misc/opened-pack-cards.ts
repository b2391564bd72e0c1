import { cachedPackIds, findCachedPack } from '#browser/packs/cached-packs.ts'
import { unnamedPack } from '#domain/packs/custom-pack.ts'

type OpenedPackCard = { id: string; name: string; promptCount: number }

export function openedPackCards(): OpenedPackCard[] {
  return cachedPackIds().flatMap((packId) => {
    const pack = findCachedPack(packId)
    if (!pack) return []
    const name = pack.metadata.name || unnamedPack
    return [{ id: packId, name, promptCount: pack.prompts.length }]
  })
}
