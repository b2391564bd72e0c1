import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Table, TableView } from '#domain/table/table.ts'

/** The paths of a game whose stages have one each. */
export type StagePaths<View> = {
  start: string
  playing: (view: View) => string
  over: string
}

/** True at a door that was asked for although a game has ended here. */
export type Stages<View, Move, Options> = (
  table: () => Table<View, Move, Options>,
  drawn: TableView<View, Options> | null,
) => boolean

/**
 * Keeps the path where the game is: one entry in the tab's history, so that Back leads out of the
 * game and not through it. A path whose stage has not come yet leads to the door.
 */
export function useStagePath<View, Move, Options>(
  paths: StagePaths<View>,
  table: () => Table<View, Move, Options>,
  tableView: TableView<View, Options> | null,
): boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasPlaying = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn says when to look again
  useEffect(() => {
    // As the table stands: the first drawing is of a page that does not know it yet.
    const { table: tableView } = table().current()
    // Somebody leaves, and is on the way to another page.
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
