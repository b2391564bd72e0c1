import type { ComponentType } from 'react'
import type { PackCollection } from '#domain/packs/collections.ts'
import { type LockedFile, type PackFile, readMenuFile } from '#domain/packs/pack-file.ts'
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

type PackFiles = Readonly<Partial<Record<PackCollection, readonly (PackFile | LockedFile)[]>>>

/** Built-in packs of its collection, and custom ones added by players. */
export function packMenu(game: PackGame, files: PackFiles): PackMenu {
  const builtIn = (files[game.collection] ?? []).map(readMenuFile)
  return {
    useMenu: (...table) => usePackSelection(game, builtIn, ...table),
    Sheet: PacksSheet,
    Credits: PackCredits,
  }
}
