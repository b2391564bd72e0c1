import type { ComponentType } from 'react'
import type { MenuPack } from '#domain/packs/pack.ts'
import type { Game } from '#games/define-game.ts'
import { PacksSheet, type PacksSheetProps } from './packs-sheet.tsx'
import { type Menu, useMenu } from './use-menu.ts'

/** What a game's page needs of packs; a game without packs loads none of it. */
export type PackMenu = {
  /** @param isPlaying a running game keeps its deck, whatever ends meanwhile */
  useMenu: (game: Game, isPlaying: boolean) => Menu
  Sheet: ComponentType<PacksSheetProps>
}

/** The menu of a game that is dealt from these packs, and from those that were opened besides. */
export function packMenu(packs: readonly MenuPack[]): PackMenu {
  return {
    useMenu: (game, isPlaying) => useMenu(game, packs, isPlaying),
    Sheet: PacksSheet,
  }
}
