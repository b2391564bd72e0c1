/** A like says more than an evening: it was given on purpose. */
const playsPerLike = 3
const stepsPerDoubling = 4

/**
 * How a pack ranks among the popular. It grows in coarse steps, four for every doubling, so that the
 * index behind the shelf is rewritten rarely, however often a pack is played.
 */
export function popularityOf({ likes, plays }: { likes: number; plays: number }): number {
  return Math.floor(stepsPerDoubling * Math.log2(1 + playsPerLike * likes + plays))
}
