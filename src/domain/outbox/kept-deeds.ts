import type { packGame } from '../profile/deeds.ts'
import type { GameSlug } from '../table/game-slug.ts'

/** A finished game as it waits on the device: somebody's own, whoever signs in next. */
export type KeptDeed = { userId: string; game: GameSlug | typeof packGame; sober: boolean }

/** Whatever is saved, as deeds that can be reported, each once; rubbish is left out. */
export function readKeptDeeds(saved: unknown): KeptDeed[] {
  if (!Array.isArray(saved)) return []
  const deeds = saved.filter(isDeed)
  return deeds.filter((deed, index) => deeds.findIndex((other) => isSame(deed, other)) === index)
}

export function withoutDeed(kept: readonly KeptDeed[], deed: KeptDeed): KeptDeed[] {
  return kept.filter((other) => !isSame(deed, other))
}

function isDeed(item: unknown): item is KeptDeed {
  const { userId, game, sober } = (item ?? {}) as Record<string, unknown>
  return typeof userId === 'string' && typeof game === 'string' && typeof sober === 'boolean'
}

function isSame(one: KeptDeed, other: KeptDeed): boolean {
  return one.userId === other.userId && one.game === other.game && one.sober === other.sober
}
