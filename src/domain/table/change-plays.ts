import type { Player } from './players.ts'
import type { HowPlayed, Plays } from './plays.ts'

/** @param players whom this phone still knows: others are forgotten */
export function changePlays(
  plays: Plays,
  { id }: Player,
  change: HowPlayed,
  players: readonly Player[],
): Plays {
  const changed = { ...plays, [id]: { ...plays[id], ...change } }
  const known = [id, ...players.map((player) => player.id)]
  return Object.fromEntries(Object.entries(changed).filter(([other]) => known.includes(other)))
}
