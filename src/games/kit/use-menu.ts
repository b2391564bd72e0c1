import { useMemo, useState } from 'react'
import { deviceRandom } from '#browser/chance.ts'
import { readPromptMemory } from '#browser/local-table.ts'
import { savedValue } from '#browser/saved-value.ts'
import { useSaved, useSettings } from '#browser/use-saved.ts'
import { activePacks, switchPack } from '#domain/packs/activation.ts'
import { type MenuPack, mergeLists, type Pack } from '#domain/packs/pack.ts'
import { orderByMemory } from '#domain/prompts/memory.ts'
import type { Game } from '#games/define-game.ts'

/** Which packs are in the mix of a game on this device, and how to change that. */
export type Menu = {
  packs: readonly MenuPack[]
  active: readonly Pack[]
  /** False when the switch must slide back: the last active pack, or a pack that is not open. */
  toggle(id: string): boolean
}

export function useMenu(game: Game, packs: readonly MenuPack[]): Menu {
  const { sober } = useSettings()
  const [switchedOn] = useState(() => savedValue(`packs:${game.slug}`, readIds))
  const ids = useSaved(switchedOn, null)
  const active = useMemo(() => activePacks(packs, ids, sober), [packs, ids, sober])

  function toggle(id: string): boolean {
    const activeIds = active.map((pack) => pack.id)
    const next = switchPack(game.slug, packs, activeIds, id)
    if (next !== false) switchedOn.set(next)
    return next !== false
  }

  return { packs, active, toggle }
}

/** The prompts of some packs, in the order this device should see them. */
export function dealLists(slug: string, packs: readonly Pack[]): string[][] {
  const memory = readPromptMemory(slug)
  return mergeLists(packs).map((prompts) => orderByMemory(prompts, memory, deviceRandom))
}

function readIds(saved: unknown): readonly string[] | null {
  if (!Array.isArray(saved)) return null
  return saved.filter((id): id is string => typeof id === 'string')
}
