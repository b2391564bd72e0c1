import type { RoomView } from '#contract/room-view.ts'

/** Empty for a seat that is gone. */
export function seatName({ seats }: Pick<RoomView, 'seats'>, seat: number | null): string {
  return seats.find((other) => other.seat === seat)?.name ?? ''
}
