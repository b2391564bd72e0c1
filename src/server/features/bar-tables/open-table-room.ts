import { nextClosing } from '#domain/bar-table/next-closing.ts'
import { openEmptyRoom } from '../rooms/open-room.ts'
import { claimTable } from './bar-repository.ts'
import type { SeenTable, TableDeps } from './read-table.ts'

/** Of phones that scan at the same moment one opens the room; the others find it there. */
export async function openTableRoom(deps: TableDeps, { table }: SeenTable): Promise<void> {
  const nowMs = deps.now()
  const { game } = table.bar
  await openEmptyRoom(
    deps,
    { game, closesAtMs: nextClosing(nowMs, table.bar) },
    (transaction, id) => claimTable(transaction, table, { id, nowMs }),
  )
}
