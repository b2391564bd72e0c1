import { newDraft } from '#domain/builder/draft.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { account } from '../session/account.ts'
import { newPackId } from './new-pack-id.ts'
import { openDraft } from './pack-library.ts'

type Written = { name: string; texts: readonly string[] }

/** Opens a new pack in the builder, empty or with what was written elsewhere. */
export function beginPack(game: PackGameSlug | null, written?: Written): void {
  const who = account.get()
  const [author, ownerId] = [who?.username ?? '', who?.userId ?? null]
  const draft = newDraft({ id: newPackId(), author, ownerId, game, nowMs: Date.now() })
  if (!written) {
    openDraft(draft)
    return
  }
  openDraft({
    ...draft,
    metadata: { ...draft.metadata, name: written.name },
    prompts: written.texts.map((text, key) => ({ text, key })),
    nextKey: written.texts.length,
    isDirty: true,
  })
}
