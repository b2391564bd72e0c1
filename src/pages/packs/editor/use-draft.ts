import { useMemo, useState } from 'react'
import { noDraft, openPackId, savedDraft } from '#browser/packs/pack-library.ts'
import { account } from '#browser/session/account.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { type Draft, type DraftPrompt, isVisibleTo } from '#domain/builder/draft.ts'
import { type DraftAction, reduceDraft } from '#domain/builder/reduce-draft.ts'

/** Each step holds a list of prompts. */
const undoDepth = 50

export type DraftState = {
  draft: Draft | null
  send: (move: DraftAction) => void
  /** Undoes the last added, moved or deleted prompt; null when there is none. */
  undo: (() => void) | null
}

/** The open draft; every change is saved on the device at once. */
export function useDraft(): DraftState {
  const packId = useLiveState(openPackId, null)
  const who = useSaved(account, null)
  const kept = useMemo(() => (packId === null ? noDraft : savedDraft(packId)), [packId])
  const found = useSaved(kept, null)
  const draft = found && isVisibleTo(found, who?.userId ?? null) ? found : null
  const [past, setPast] = useState<{ packId: string | null; lists: (readonly DraftPrompt[])[] }>({
    packId,
    lists: [],
  })
  const lists = past.packId === packId ? past.lists : []

  function send(move: DraftAction): void {
    const before = kept.get()
    if (!before) return
    const after = reduceDraft(before, move, Date.now())
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
    kept.set(reduceDraft(before, { type: 'restore', prompts }, Date.now()))
    setPast({ packId, lists: lists.slice(0, -1) })
  }

  return { draft, send, undo: lists.length > 0 ? undo : null }
}
