import type { Player, Seat } from '#domain/table/players.ts'
import type { Game } from '#games/define-game.ts'

/** What the house gives a game's screen: a view to draw, and ways to act. */
export type PlayProps<View, Move, Options> = {
  game: Game
  players: readonly Player[]
  options: Options
  view: View
  /** Sips are points, and nothing mentions a drink. */
  sober: boolean
  send: (move: Move, seat?: Seat | null) => void
  canUndo: boolean
  undo: () => void
  /** Only where there are packs. */
  openPacks?: () => void
  /** Opens what may be changed in the middle of a game. */
  openMenu?: () => void
  leave: () => void
}

/** The part of it that the frame around every game needs, and around a pack of somebody's own. */
export type FrameProps = Pick<
  PlayProps<unknown, never, unknown>,
  'canUndo' | 'undo' | 'openPacks' | 'openMenu' | 'leave'
> & { game: { title: string; crest: string } }
