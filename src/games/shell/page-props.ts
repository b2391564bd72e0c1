import type { ComponentType } from 'react'
import type { TableState } from '#domain/table/seating.ts'
import type { Game, HowTo } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import type { PlayProps } from '../parts/play-props.ts'
import type { ScreenProps } from '../parts/screen-props.ts'
import type { LateTable, TableParts } from './late-table.ts'
import type { PackMenu } from './pack-menu.ts'
import type { CardSource } from './use-deal.ts'
import type { Stages } from './use-stage-path.ts'

/** How a game looks with a phone each, and on a TV. */
export type RoomScreens<View, Move, Options> = {
  /** On a player's own phone. */
  phone: () => Promise<ComponentType<PlayProps<View, Move, Options>>>
  tv: () => Promise<ComponentType<ScreenProps<View, Options>>>
}

export type GamePageProps<State extends TableState, Move, View, Options, Code extends string> = {
  game: Game
  howTo: HowTo
  options: HouseRules<Options>
  table: LateTable<TableParts<State, Move, View, Options, Code>>
  packs?: PackMenu
  /** For games without packs. */
  cardSource?: CardSource<Options>
  /** Whether it has a clock, perhaps by house rule: then sound is asked for first. */
  hasClock?: boolean | ((options: Options) => boolean)
  /** For games with a path per stage. */
  useStages?: Stages<View, Move, Options>
  /** In rooms; loaded only there. */
  rooms: RoomScreens<View, Move, Options>
}

/** As a room draws it: its table is there. */
export type RoomGamePageProps<
  State extends TableState,
  Move,
  View,
  Options,
  Code extends string,
> = GamePageProps<State, Move, View, Options, Code> &
  Pick<TableParts<State, Move, View, Options, Code>, 'rules' | 'messages'>
