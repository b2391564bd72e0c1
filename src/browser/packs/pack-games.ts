import { deckSourceOf, isFromPack, menuIdOf, withoutLimitsMark } from '#domain/packs/menu-pack.ts'
import type { Pack } from '#domain/packs/pack.ts'
import { readSaved, save } from '../storage/storage.ts'

type GameProgress = 'running' | 'left' | null

export function packTable(packId: string): string {
  return `pack-${packId}`
}

/** Null when no game was begun, or it is over. */
export function findPackProgress(packId: string): GameProgress {
  return progressAt(packTable(packId)).standing
}

export function findGameProgress(packId: string, slug: string): GameProgress {
  const { standing, source } = progressAt(slug)
  return isFromPack(source, menuIdOf(packId)) ? standing : null
}

/** Whether a saved game uses exactly the prompts of that pack. */
export function isGameOf(pack: Pack, slug: string): boolean {
  const { standing, source } = progressAt(slug)
  return standing !== null && withoutLimitsMark(source ?? '') === deckSourceOf([pack])
}

function progressAt(table: string): { standing: GameProgress; source: string | null } {
  const saved = readSaved(`table:${table}`)
  if (saved === null || typeof saved !== 'object') return { standing: null, source: null }
  const { left, stopped, state, source } = saved as Record<string, unknown>
  const isOver = stopped === true || (state as { over?: unknown } | null | undefined)?.over === true
  const standing = isOver ? null : left === true ? 'left' : 'running'
  return { standing, source: typeof source === 'string' ? source : null }
}

export function dropPackGame(packId: string): void {
  save(`table:${packTable(packId)}`, null)
}
