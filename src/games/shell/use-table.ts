import { useState, useSyncExternalStore } from 'react'
import { openLocalTable } from '#browser/table/local-table.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Seats } from '#domain/table/presence.ts'
import type { Table, TableSnapshot } from '#domain/table/table.ts'
import type { HouseRules } from '#games/house-rules.ts'

const initialSnapshot: TableSnapshot<never, never> = { table: null, notice: null }

/** Opened after hydration. */
export function useTable<State extends Seats, Move, View, Options>(
  slug: string,
  rules: GameRules<State, Move, View, Options>,
  options: HouseRules<Options>,
): [table: () => Table<View, Move, Options>, snapshot: TableSnapshot<View, Options>] {
  const [table] = useState(() => {
    let opened: Table<View, Move, Options> | null = null
    return () => {
      opened ??= openLocalTable(slug, rules, options.read)
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
