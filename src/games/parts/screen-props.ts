import type { AudienceHeard } from '#domain/table/audience.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Game } from '#games/define-game.ts'

/** Everything a TV gets: what the whole room may see, and nothing to press. */
export type ScreenProps<View, Options> = {
  game: Game
  players: readonly Player[]
  options: Options
  view: View
  waitsFor: readonly Seat[]
  room: ScreenRoom
  /** What those who watch said last. */
  heard?: AudienceHeard | null
}

export type ScreenRoom = {
  code: string
  /** Host and path where the code is typed. */
  joinAt: string
  /** The game ends with the round on the table. */
  isLastRound?: boolean
  /** Phones that only watch. */
  watching?: number
}
