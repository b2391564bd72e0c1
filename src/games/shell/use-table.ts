import { use, useState, useSyncExternalStore } from 'react'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Table, TableSnapshot } from '#domain/table/table.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { OpenTableContext } from './open-table.ts'

const initialSnapshot: TableSnapshot<never, never> = { table: null, notice: null }

/** Opened after hydration. @throws outside a layout that says which table to open */
export function useTable<State extends TableState, Move, View, Options, Code extends string>(
  slug: string,
  rules: GameRules<State, Move, View, Options, Code>,
  options: HouseRules<Options>,
): [table: () => Table<View, Move, Options>, snapshot: TableSnapshot<View, Options>] {
  const openTable = use(OpenTableContext)
  const [table] = useState(() => {
    let opened: Table<View, Move, Options> | null = null
    return () => {
      if (!openTable) throw new Error('No layout says which table to open')
      opened ??= openTable(slug, rules, options.read)
      return opened
    }
  })
  const [subscribe] = useState(() => (listener: () => void) => table().subscribe(listener))
  const snapshot = useSyncExternalStore(
    subscribe,
    () => table().current(),
    () => initialSnapshot,
  )
  return [table, snapshot]
}
