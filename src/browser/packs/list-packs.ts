import type { OwnPackCard } from '#contract/packs.ts'
import { packIdOfPath, unnamedPack } from '#domain/packs/custom-pack.ts'
import { UserFacingError } from '../api/user-facing-error.ts'
import { fetchOwnPacks } from './own-packs.ts'
import { browserPackAccess, type PackAccess, packStorage } from './pack-storage.ts'

/** Spec §3, "Pack file listing entry". */
export type PackFile = { packName: string; packId: string; filePath: string; fileUrl: string }

/** `card` is null for a file that is newer than the list of cards. */
export type OwnPackFile = PackFile & { card: OwnPackCard | null }

/**
 * All pack files of that user (spec §7), the last saved first. Names come from the cards, so no
 * pack file is read.
 */
export async function listPacks(
  ownerId: string,
  access: PackAccess = browserPackAccess,
  fetchCards = fetchOwnPacks,
): Promise<OwnPackFile[]> {
  const folder = packStorage(access).ref('packs')
  const [{ items }, own] = await Promise.all([folder.listAll({ ownerId }), fetchCards(ownerId)])
  if ('problem' in own) throw new UserFacingError(own.problem)
  const cards = new Map(own.packs.map((card) => [card.id, card]))
  return items
    .flatMap((item): OwnPackFile[] => {
      const packId = packIdOfPath(item.fullPath)
      if (packId === null) return []
      const card = cards.get(packId) ?? null
      const packName = card?.name.trim() || unnamedPack
      return [{ packName, packId, filePath: item.fullPath, fileUrl: item.url, card }]
    })
    .sort((one, other) => savedAt(other).localeCompare(savedAt(one)))
}

function savedAt({ card }: OwnPackFile): string {
  return card?.updatedAt ?? ''
}
