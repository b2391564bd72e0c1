import type { Seat } from '#domain/table/players.ts'
import type { AnswerGroup } from './rules-groups.ts'

export type GroupRow = {
  group: AnswerGroup
  /** Of each of its authors. */
  points: number
}

/** Best first; equal ones in the order in which they are shown. */
export function rankGroups(
  groups: readonly AnswerGroup[],
  points: readonly number[] | undefined,
): GroupRow[] {
  return groups
    .map((group) => ({ group, points: points?.[group.seats[0] ?? -1] ?? 0 }))
    .sort((one, other) => other.points - one.points)
}

/** Wrote nothing. */
export function silentSeats(groups: readonly AnswerGroup[], here: readonly Seat[]): Seat[] {
  return here.filter((seat) => !groups.some(({ seats }) => seats.includes(seat)))
}
