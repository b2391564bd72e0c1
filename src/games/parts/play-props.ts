import type { Player } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { Game } from '#games/define-game.ts'

/** Everything a game's screen gets: a view to draw, and actions. */
export type PlayProps<View, Move, Options> = {
  game: Game
  players: readonly Player[]
  options: Options
  view: View
  /** Who looks at this screen. */
  viewer: Viewer
  /** Sips become points, and no text mentions drinks. */
  sober: boolean
  send: (move: Move) => void
  canUndo: boolean
  undo: () => void
  /** Only in games with packs. */
  openPacks?: () => void
  openMenu?: () => void
  leave: () => void
}

/** The part that frames need, also for a custom pack. */
export type FrameProps = Pick<
  PlayProps<unknown, never, unknown>,
  'canUndo' | 'undo' | 'openPacks' | 'openMenu' | 'leave'
> & { game: { title: string; crest: string } }
