import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Table, TableView } from '#domain/table/table.ts'

export type StagePaths<View> = {
  start: string
  playing: (view: View) => string
  over: string
}

/** True on a start screen that was requested although a game has ended. */
export type Stages<View, Move, Options> = (
  table: Table<View, Move, Options> | null,
  drawn: TableView<View, Options> | null,
) => boolean

/**
 * Keeps the path in step with the game in one history entry, so that Back leaves the game. A path
 * of a later stage leads to the start screen.
 */
export function useStagePath<View, Move, Options>(
  paths: StagePaths<View>,
  table: Table<View, Move, Options> | null,
  tableView: TableView<View, Options> | null,
): boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasPlaying = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn says when to look again
  useEffect(() => {
    if (!table) return
    // The current table: the first render does not know it yet.
    const { table: tableView } = table.current()
    // The player is leaving for another page.
    if (tableView?.left && wasPlaying.current) return
    wasPlaying.current = tableView !== null && !tableView.left && !tableView.recap
    const wanted = pathOf(paths, tableView, pathname)
    if (wanted !== pathname) void navigate(wanted, { replace: true })
  }, [paths, table, tableView, pathname, navigate])

  return pathname === paths.start
}

function pathOf<View, Options>(
  { start, playing, over }: StagePaths<View>,
  tableView: TableView<View, Options> | null,
  pathname: string,
): string {
  if (!tableView || tableView.left) return start
  if (!tableView.recap) return playing(tableView.view)
  return pathname === start ? start : over
}
