import { use, useState, useSyncExternalStore } from 'react'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Table, TableSnapshot } from '#domain/table/table.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { OpenTableContext } from './open-table.ts'

const initialSnapshot: TableSnapshot<never, never> = { table: null, notice: null }
const noTable = { subscribe: () => () => {}, current: () => initialSnapshot }

type Opened<View, Move, Options> = [
  table: Table<View, Move, Options>,
  snapshot: TableSnapshot<View, Options>,
]

export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code>,
  options: HouseRules<Options>,
): Opened<View, Move, Options>

export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code> | null,
  options: HouseRules<Options>,
): Opened<View, Move, Options> | [table: null, snapshot: TableSnapshot<View, Options>]

/**
 * Opened once its rules are there; what is saved is drawn after hydration.
 * @throws outside a layout that says which table to open
 */
export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code> | null,
  options: HouseRules<Options>,
): [table: Table<View, Move, Options> | null, snapshot: TableSnapshot<View, Options>] {
  const openTable = use(OpenTableContext)
  const [open] = useState(() => {
    let opened: Table<View, Move, Options> | null = null
    return (by: GameRules<State, Move, View, Options, Code>) => {
      if (!openTable) throw new Error('No layout says which table to open')
      opened ??= openTable(slug, by, options.read)
      return opened
    }
  })
  const table = rules && open(rules)
  const { subscribe, current } = table ?? noTable
  return [table, useSyncExternalStore(subscribe, current, () => initialSnapshot)]
}
