import { useSyncExternalStore } from 'react'
import type { MenuPack } from '#domain/packs/pack.ts'
import { readMenuFile } from '#domain/packs/pack-file.ts'
import type { PackGame } from '#games/define-game.ts'
import type { LateTable } from './late-table.ts'
import type { PackFiles } from './pack-files.ts'
import { type PackSelection, usePackSelection } from './use-pack-selection.ts'

/** Kept apart so that games without packs load none of it. */
export type PackMenu = {
  /** @param isPlaying a running game keeps its deck even if a pass ends */
  useMenu: (isPlaying: boolean, sober: boolean) => PackSelection
}

/**
 * Built-in packs of its collection, and custom ones added by players.
 * @param onByDefault all that the start screen needs; the table brings the others along
 */
export function packMenu(
  game: PackGame,
  onByDefault: PackFiles,
  table: LateTable<{ packs: PackFiles }>,
): PackMenu {
  const read = (files: PackFiles) => (files[game.collection] ?? []).map(readMenuFile)
  const first = read(onByDefault)
  let all: readonly MenuPack[] | null = null

  function builtIn(): readonly MenuPack[] {
    const { parts } = table.get()
    if (parts) all ??= read(parts.packs)
    return all ?? first
  }

  return {
    useMenu: (...at) => {
      const packs = useSyncExternalStore(table.subscribe, builtIn, () => first)
      return usePackSelection(game, packs, ...at)
    },
  }
}
