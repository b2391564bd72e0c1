import { isLocked, limitPack, type MenuPack, type Pack, promptCount } from '#domain/packs/pack.ts'
import type { PromptLimits } from '#domain/prompts/tags.ts'
import { countOf } from '#domain/table/amount.ts'
import { packFacts, spiceNames } from './tag-words.ts'

/** Fewer are gone before the evening is. */
const fewPrompts = 12

/** Of one pack, in the list of packs. */
export function packNote(pack: MenuPack, unit: string, limits: PromptLimits): string {
  const size = countOf(promptCount(pack), unit)
  if (isLocked(pack)) return `${size} · ${packFacts(pack)} · premium, locked`
  const drawn = drawnCount([pack], limits)
  if (drawn === 0) return `${reasonWhy([pack], limits)} · ${packFacts(pack)}`
  const count = drawn < promptCount(pack) ? `${drawn} of ${size}` : size
  return `${count} · ${packFacts(pack)} · ${pack.blurb}`
}

/** Of the packs that are on, on the start screen. */
export function packsNote(packs: readonly Pack[], unit: string, limits: PromptLimits): string {
  const drawn = drawnCount(packs, limits)
  const names = packs.map(({ name }) => name).join(', ')
  if (drawn === 0) return `${reasonWhy(packs, limits)} · ${names}`
  return `${drawn < fewPrompts ? 'only ' : ''}${countOf(drawn, unit)} · ${names}`
}

/** Why nothing can be dealt. */
export function nothingLeft(packs: readonly Pack[], limits: PromptLimits): string {
  return `${reasonWhy(packs, limits)}. Choose other packs, or change the spice.`
}

export function drawnCount(packs: readonly Pack[], limits: PromptLimits): number {
  return packs.reduce((sum, pack) => sum + promptCount(limitPack(pack, limits)), 0)
}

function reasonWhy(packs: readonly Pack[], { spice }: PromptLimits): string {
  const isTooHot = packs.length > 0 && drawnCount(packs, { spice, leftOut: [] }) === 0
  return isTooHot ? `All of it is hotter than ${spiceNames[spice]}` : 'All of it is left out'
}
