import type { ReactNode } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import type { RecapText } from '#domain/table/recap.ts'
import type { TableView } from '#domain/table/table.ts'
import styles from '#games/shell/end-screen.module.css'
import { RecapHead, RecapRows } from '#games/shell/recap-rows.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { EveningRows } from './evening-rows.tsx'
import room from './room.module.css'

type EndViewProps = {
  title: string
  tableView: Pick<TableView<unknown, unknown>, 'players' | 'seats'>
  recap: RecapText
  view: RoomView
  top: ReactNode
  dock: ReactNode
}

/** After a game, on a phone: who did what, and the evening's score. */
export function EndView({ title, tableView, recap, view, top, dock }: EndViewProps) {
  const { players, seats } = tableView
  return (
    <main tabIndex={-1} className={styles.end}>
      {top}
      <div className={styles.middle}>
        <RecapHead title={title} recap={recap} />
        <div className={styles.rows}>
          <RecapRows players={players} left={seats.left ?? []} recap={recap} />
          {(view.evening?.games ?? 0) > 1 && (
            <>
              <h2 className={room.tonight}>Tonight</h2>
              <EveningRows room={view} />
            </>
          )}
        </div>
        <ScrollHint />
      </div>
      <div className={styles.dock}>{dock}</div>
    </main>
  )
}
