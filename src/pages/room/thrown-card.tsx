import { useState } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import type { RoomThrow } from '#domain/room/room.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Glyph } from '#ui/glyph.tsx'
import notice from '#ui/notice.module.css'
import styles from './thrown.module.css'
import { ThrownScene } from './thrown-scene.tsx'
import { sayThrown } from './thrown-words.ts'

/** What a player threw for all, below a phone's page: nothing waits for it, nothing is covered. */
export function ThrownCard({ room: { thrown, seats } }: { room: RoomView }) {
  const [dismissedAtMs, setDismissedAtMs] = useState<number | null>(null)
  const isOver = useIsPast(thrown?.endsAtMs ?? 0)
  const isShown = thrown && !isOver && thrown.atMs !== dismissedAtMs
  return (
    <div role="status">
      {isShown && (
        <div className={`${notice.panel} ${styles.card}`}>
          <Shown
            key={thrown.atMs}
            {...{ thrown, seats }}
            onDismiss={() => setDismissedAtMs(thrown.atMs)}
          />
        </div>
      )}
    </div>
  )
}

type ShownProps = { thrown: RoomThrow; seats: RoomView['seats']; onDismiss: () => void }

function Shown({ thrown, seats, onDismiss }: ShownProps) {
  const isLying = useIsPast(thrown.liesAtMs)
  const { lead, result, note } = sayThrown(seats, thrown)
  return (
    <>
      <div className={styles.scene}>
        <ThrownScene {...thrown} {...{ seats, isLying }} />
      </div>
      <div className={styles.words}>
        <p>{lead}</p>
        <b data-long={(isLying && result.length > 7) || undefined}>{isLying ? result : '…'}</b>
        {isLying && note && <small>{note}</small>}
      </div>
      <button type="button" className={styles.away} onClick={onDismiss} aria-label="Dismiss">
        <Glyph id="icon-x" />
      </button>
    </>
  )
}
