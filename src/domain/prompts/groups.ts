import { isBotPlayer, type Player, tidyName } from '../table/players.ts'

/** A table that played on this phone or in a room with it. */
export type Group = {
  id: string
  /** As last used, in lower case. */
  names: readonly string[]
  /** Epoch milliseconds. */
  lastMs: number
}

const maxGroups = 6

/** For tables without names. */
export const noGroup = 'unnamed'

export function namesOf(players: readonly Player[]): string[] {
  return players.filter((player) => !isBotPlayer(player)).map(({ name }) => name)
}

/**
 * The same table: more than half of the names, of the larger of the two. The one that shares most,
 * then the latest.
 */
function findGroup(groups: readonly Group[], names: readonly string[]): Group | undefined {
  const shared = (group: Group) => group.names.filter((name) => names.includes(name)).length
  return groups
    .filter((group) => 2 * shared(group) > Math.max(group.names.length, names.length))
    .sort((one, other) => shared(other) - shared(one) || other.lastMs - one.lastMs)[0]
}

function fold(typed: readonly string[]): string[] {
  const names = typed.map((name) => tidyName(name).toLocaleLowerCase('en'))
  return [...new Set(names)].filter((name) => name !== '').sort()
}

/** Its id; null where this phone does not know the table. */
export function groupOf(groups: readonly Group[], typed: readonly string[]): string | null {
  const names = fold(typed)
  return names.length === 0 ? noGroup : (findGroup(groups, names)?.id ?? null)
}

/**
 * Saves the table under today's names, and forgets the one that played longest ago. The same groups
 * where nothing changes.
 * @param newId of a table that is new here
 */
export function meetGroup(
  groups: readonly Group[],
  typed: readonly string[],
  newId: string,
  now: number,
): { id: string; groups: readonly Group[] } {
  const names = fold(typed)
  if (names.length === 0) return { id: noGroup, groups }
  const known = findGroup(groups, names)
  const isSame = known?.names.join() === names.join() && groups[0] === known
  if (known && isSame) return { id: known.id, groups }
  const group = { id: known?.id ?? newId, names, lastMs: now }
  const others = groups.filter(({ id }) => id !== group.id)
  return { id: group.id, groups: [group, ...others].slice(0, maxGroups) }
}

/** Never throws. */
export function readGroups(saved: unknown): readonly Group[] {
  if (!Array.isArray(saved)) return []
  return saved.filter(isGroup).slice(0, maxGroups)
}

function isGroup(saved: unknown): saved is Group {
  const { id, names, lastMs } = (saved ?? {}) as Record<keyof Group, unknown>
  return (
    typeof id === 'string' &&
    typeof lastMs === 'number' &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string')
  )
}
