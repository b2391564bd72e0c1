import { newPackId } from '#browser/packs/new-pack-id.ts'
import { openDraft } from '#browser/packs/pack-library.ts'
import { account } from '#browser/session/account.ts'
import { newDraft } from '#domain/builder/draft.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'

/** Opens a new pack in the builder. */
export function beginPack(game: PackGameSlug | null): void {
  const who = account.get()
  const [author, ownerId] = [who?.username ?? '', who?.userId ?? null]
  openDraft(newDraft({ id: newPackId(), author, ownerId, game, nowMs: Date.now() }))
}
