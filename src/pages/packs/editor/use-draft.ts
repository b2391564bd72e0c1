import { useMemo, useState } from 'react'
import { keptDraft, noDraft, openPackId } from '#browser/packs/pack-library.ts'
import { account } from '#browser/session/account.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { type Draft, type DraftPrompt, isOpenTo } from '#domain/builder/draft.ts'
import { type DraftMove, moveDraft } from '#domain/builder/move-draft.ts'

/** Longer than anybody goes back; a list of prompts each. */
const undoDepth = 50

export type Desk = {
  draft: Draft | null
  send: (move: DraftMove) => void
  /** Takes back the last prompt that was added, moved or binned; null when there is none. */
  undo: (() => void) | null
}

/** The pack on the builder's table; every change is on this device at once. */
export function useDraft(): Desk {
  const packId = useLiveState(openPackId, null)
  const who = useSaved(account, null)
  const kept = useMemo(() => (packId === null ? noDraft : keptDraft(packId)), [packId])
  const found = useSaved(kept, null)
  const draft = found && isOpenTo(found, who?.userId ?? null) ? found : null
  const [past, setPast] = useState<{ packId: string | null; lists: (readonly DraftPrompt[])[] }>({
    packId,
    lists: [],
  })
  const lists = past.packId === packId ? past.lists : []

  function send(move: DraftMove): void {
    const before = kept.get()
    if (!before) return
    const after = moveDraft(before, move, Date.now())
    if (after === before) return
    kept.set(after)
    if (after.prompts.length !== before.prompts.length || move.type === 'move') {
      setPast({ packId, lists: [...lists, before.prompts].slice(-undoDepth) })
    }
  }

  function undo(): void {
    const before = kept.get()
    const prompts = lists.at(-1)
    if (!before || !prompts) return
    kept.set(moveDraft(before, { type: 'restore', prompts }, Date.now()))
    setPast({ packId, lists: lists.slice(0, -1) })
  }

  return { draft, send, undo: lists.length > 0 ? undo : null }
}
