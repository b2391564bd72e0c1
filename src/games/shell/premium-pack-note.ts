import type { LockedPack } from '#domain/packs/pack.ts'
import type { PackGame } from '#games/define-game.ts'

export function premiumPackNote(
  { title, unit }: Pick<PackGame, 'title' | 'unit'>,
  { size, blurb }: Pick<LockedPack, 'size' | 'blurb'>,
): string {
  return `${title} · ${size} ${unit}, ${blurb}`
}
