import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import { cachePack } from '#browser/packs/cached-packs.ts'
import { isGameOf } from '#browser/packs/pack-games.ts'
import { switchedPacks } from '#browser/packs/switched-packs.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { type Draft, packOfDraft } from '#domain/builder/draft.ts'
import { exclusionReason } from '#domain/packs/activation.ts'
import { toMenuPack } from '#domain/packs/menu-pack.ts'
import { gameOf, withDraft } from '#domain/packs/tags.ts'
import type { PackGame } from '#games/define-game.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { toCommandState } from '#games/shell/game-command.ts'
import { useAdultCheck } from '#games/shell/use-adult-check.tsx'
import { Toast } from '#ui/toast.tsx'

type DraftPlay = {
  /** Null for prompts of no game. */
  game: PackGame | null
  play: () => void
  sheets: ReactNode
}

/** Plays the draft as its game, stored or not. */
export function usePlayDraft(draft: Draft): DraftPlay {
  const navigate = useNavigate()
  const { sober } = useSettings()
  const adults = useAdultCheck()
  const [said, setSaid] = useState<string | null>(null)
  const { metadata } = draft
  const slug = gameOf(metadata.tags)
  const game = slug && findPackGame(slug)
  usePreload(game && gamePath(game))

  function play(): void {
    const leftOut = exclusionReason(metadata, sober)
    if (leftOut) setSaid(leftOut)
    else adults.check(metadata.explicit, begin)
  }

  function begin(): void {
    if (!game || !slug) return
    const pack = packOfDraft(draft, draft.changedAtMs)
    // Unpublished changes make it a draft.
    const tags = withDraft(metadata.tags, !draft.isPublished || draft.isDirty)
    const kept = { ...pack, metadata: { ...pack.metadata, tags } }
    const menuPack = toMenuPack(kept, slug)
    if (!menuPack) return
    cachePack(kept)
    switchedPacks(slug).set([menuPack.id])
    const state = toCommandState(isGameOf(menuPack, slug) ? 'carry-on' : 'start')
    void navigate(gamePath(game), { state })
  }

  const sheets = (
    <>
      {adults.sheet}
      <Toast message={said} onDismiss={() => setSaid(null)} />
    </>
  )
  return { game: game ?? null, play, sheets: sheets }
}
