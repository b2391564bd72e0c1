import { createContext, type ReactNode } from 'react'
import type { TableState } from '#domain/table/seating.ts'
import type { RoomGamePageProps } from './page-props.ts'

/** A game's page in a room: on a phone, or on a TV. */
export type RoomGamePage = <State extends TableState, Move, View, Options, Code extends string>(
  props: RoomGamePageProps<State, Move, View, Options, Code>,
) => ReactNode

/** Null outside rooms, so that no room's code is loaded with a game. */
export const RoomGamePageContext = createContext<RoomGamePage | null>(null)
