import type { ComponentType } from 'react'
import { type PackLibrary, packsIn } from '#domain/packs/collections.ts'
import type { PackGame } from '#games/define-game.ts'
import { PackCredits, type PackCreditsProps } from './pack-credits.tsx'
import { PacksSheet, type PacksSheetProps } from './packs-sheet.tsx'
import { type PackSelection, usePackSelection } from './use-pack-selection.ts'

/** Kept apart so that games without packs load none of it. */
export type PackMenu = {
  /** @param isPlaying a running game keeps its deck even if a pass ends */
  useMenu: (isPlaying: boolean, sober: boolean) => PackSelection
  Sheet: ComponentType<PacksSheetProps>
  Credits: ComponentType<PackCreditsProps>
}

/** Built-in packs of its collection, and custom ones added by players. */
export function packMenu(game: PackGame, library: PackLibrary): PackMenu {
  const builtIn = packsIn(library, game.collection)
  return {
    useMenu: (...table) => usePackSelection(game, builtIn, ...table),
    Sheet: PacksSheet,
    Credits: PackCredits,
  }
}
