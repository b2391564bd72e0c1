import type { RoomView } from '#contract/room-view.ts'

/** Whether the screens are free: no game and no vote has them. */
export function mayThrow({ table, next }: Pick<RoomView, 'table' | 'next'>): boolean {
  return (!table || table.recap !== null) && !next?.clock
}
