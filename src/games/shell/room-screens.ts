import { type ComponentType, createContext, type ReactNode } from 'react'
import type { TableState } from '#domain/table/seating.ts'
import type { PlayProps } from '../parts/play-props.ts'
import type { ScreenProps } from '../parts/screen-props.ts'
import type { GamePageProps } from './game-page.tsx'

/** How a game looks with a phone each, and on a TV. */
export type RoomScreens<View, Move, Options> = {
  /** On a player's own phone; the game's `Play` where left out. */
  phone?: () => Promise<ComponentType<PlayProps<View, Move, Options>>>
  tv: () => Promise<ComponentType<ScreenProps<View, Options>>>
}

/** A game's page in a room: on a phone, or on a TV. */
export type RoomGamePage = <State extends TableState, Move, View, Options, Code extends string>(
  props: GamePageProps<State, Move, View, Options, Code>,
) => ReactNode

export const RoomGamePageContext = createContext<RoomGamePage | null>(null)
