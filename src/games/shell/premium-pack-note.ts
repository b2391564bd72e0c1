import type { LockedPack } from '#domain/packs/pack.ts'
import type { PackGame } from '#games/define-game.ts'
import { packFacts } from './tag-words.ts'

export function premiumPackNote(
  { title, unit }: Pick<PackGame, 'title' | 'unit'>,
  pack: LockedPack,
): string {
  return `${title} · ${pack.size} ${unit}, ${pack.blurb} · ${packFacts(pack)}`
}
