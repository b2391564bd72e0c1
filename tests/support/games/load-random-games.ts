import type { TableState } from '#domain/table/seating.ts'
import type { RandomGames } from './random-games.ts'

type AnyGames = RandomGames<TableState, unknown, unknown, unknown>

/** Games differ in their moves, views and options: here any game will do. */
export async function loadRandomGames(slug: string): Promise<AnyGames> {
  const { games } = (await import(`./random-moves/${slug}.ts`)) as { games: AnyGames }
  return games
}
