import { Outlet } from 'react-router'
import { openLocalTable } from '#browser/table/local-table.ts'
import { OpenTableContext } from '#games/shell/open-table.ts'

/** Games, tools and packs that are played on this phone. */
export default function GamesLayout() {
  return (
    <OpenTableContext value={openLocalTable}>
      <Outlet />
    </OpenTableContext>
  )
}
