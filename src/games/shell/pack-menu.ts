import type { ComponentType } from 'react'
import { type PackLibrary, packsIn } from '#domain/packs/collections.ts'
import type { PackGame } from '#games/define-game.ts'
import { PackCredits, type PackCreditsProps } from './pack-credits.tsx'
import { PacksSheet, type PacksSheetProps } from './packs-sheet.tsx'
import { type PackSelection, usePackSelection } from './use-pack-selection.ts'

/** What a game's page needs of packs; a game without packs loads none of it. */
export type PackMenu = {
  /** @param isPlaying a running game keeps its deck, whatever ends meanwhile */
  useMenu: (isPlaying: boolean) => PackSelection
  Sheet: ComponentType<PacksSheetProps>
  Credits: ComponentType<PackCreditsProps>
}

/** The menu of a game: the packs of its collection, and those that were opened besides. */
export function packMenu(game: PackGame, library: PackLibrary): PackMenu {
  const builtIn = packsIn(library, game.collection)
  return {
    useMenu: (isPlaying) => usePackSelection(game, builtIn, isPlaying),
    Sheet: PacksSheet,
    Credits: PackCredits,
  }
}
