import type { Owed } from '#domain/table/owed.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { Game } from '#games/define-game.ts'

/** The viewer of a phone that does not play, where a seat is looked for. */
export const noSeat: Seat = -1

/** With a phone each: what this phone knows of the room. */
export type OwnPhone = {
  code: string
  openSheet: () => void
  /** Names the prompt that buttons are for; missing from older servers. */
  promptSinceMs?: number | undefined
  /** Whom the game waits for. */
  waitsFor: readonly Seat[]
  /** Without contact: passed over. */
  away: readonly Seat[]
  /** A TV shows the reveal: phones hold it back until then. */
  hasScreen: boolean
  /** How many watch; left out for none. */
  audience?: number
  /** This phone's player hosts the room. */
  isHost?: boolean
  /** This phone's last tap, until it can no longer be taken back. */
  takeBack?: { untilMs: number; take: () => void } | undefined
  /** What is asked of this phone alone. */
  price: Owed
}

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
  /** Only with a phone each. */
  own?: OwnPhone
}

/** The part that frames need, also for a custom pack. */
export type FrameProps = Pick<
  PlayProps<unknown, never, unknown>,
  'canUndo' | 'undo' | 'openPacks' | 'openMenu' | 'leave' | 'own'
> & { game: { title: string; crest: string } }
