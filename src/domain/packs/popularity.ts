/** A like is deliberate: it counts more than a play. */
const playsPerLike = 3
const stepsPerDoubling = 4

/** Grows in coarse steps, four per doubling, so that the index is rewritten rarely. */
export function popularityOf({ likes, plays }: { likes: number; plays: number }): number {
  return Math.floor(stepsPerDoubling * Math.log2(1 + playsPerLike * likes + plays))
}
