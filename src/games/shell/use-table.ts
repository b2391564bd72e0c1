import { useState, useSyncExternalStore } from 'react'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Table, TableSnapshot } from '#domain/table/table.ts'
import type { HouseRules } from '#games/house-rules.ts'

const initialSnapshot: TableSnapshot<never, never> = { table: null, notice: null }
const noTable = { subscribe: () => () => {}, current: () => initialSnapshot }

/** What a table is opened with. */
type Opening<State extends TableState, Move, View, Options, Code extends string> = {
  rules: GameRules<State, Move, View, Options, Code>
  openLocalTable: typeof import('#browser/table/local-table.ts').openLocalTable
}

type Opened<View, Move, Options> = [
  table: Table<View, Move, Options>,
  snapshot: TableSnapshot<View, Options>,
]

export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  by: Opening<State, Move, View, Options, Code>,
  options: HouseRules<Options>,
): Opened<View, Move, Options>

export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  by: Opening<State, Move, View, Options, Code> | null,
  options: HouseRules<Options>,
): Opened<View, Move, Options> | [table: null, snapshot: TableSnapshot<View, Options>]

/** Opened once its rules are there; what is saved is drawn after hydration. */
export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  by: Opening<State, Move, View, Options, Code> | null,
  options: HouseRules<Options>,
): [table: Table<View, Move, Options> | null, snapshot: TableSnapshot<View, Options>] {
  const [open] = useState(() => {
    let opened: Table<View, Move, Options> | null = null
    return ({ rules, openLocalTable }: Opening<State, Move, View, Options, Code>) => {
      opened ??= openLocalTable(slug, rules, options.read)
      return opened
    }
  })
  const table = by && open(by)
  const { subscribe, current } = table ?? noTable
  return [table, useSyncExternalStore(subscribe, current, () => initialSnapshot)]
}
