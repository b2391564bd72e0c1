import { createContext } from 'react'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Table } from '#domain/table/table.ts'

/** Opens the table of a game: the phone's own, or a room's. */
export type OpenTable = <State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code>,
  readOptions: (saved: unknown) => Options,
) => Table<View, Move, Options>

export const OpenTableContext = createContext<OpenTable | null>(null)
