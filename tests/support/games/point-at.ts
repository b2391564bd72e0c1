type Point = { type: 'point'; for: number; fingers: number }

/** A finger at each of these seats, one after the other. */
export function pointAt(...seats: readonly number[]): Point[] {
  return seats.map((seat, at) => ({
    type: 'point',
    for: seat,
    fingers: seats.slice(0, at + 1).filter((each) => each === seat).length,
  }))
}
