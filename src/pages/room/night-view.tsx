import type { ReactNode } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import { minutesInShort } from '#domain/room/night-words.ts'
import { countOf } from '#domain/table/amount.ts'
import styles from '#games/shell/end-screen.module.css'
import { Daruma } from '#ui/daruma.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { EveningRows } from './evening-rows.tsx'
import { KeptPrompts } from './kept-prompts.tsx'
import { NightRows } from './night-rows.tsx'
import { seatName } from './seat-name.ts'

type NightViewProps = {
  room: RoomView
  top: ReactNode
  /** Below the heading: what goes on. */
  children?: ReactNode
  dock: ReactNode
}

/** The end of the evening on a phone. */
export function NightView({ room, top, children, dock }: NightViewProps) {
  const { evening, night } = room
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.end}`}>
      {top}
      <div className={styles.middle}>
        <div className={styles.words}>
          <Daruma face="won" className={styles.daruma} />
          <div>
            <p className={styles.lead}>
              {!evening
                ? 'Tonight'
                : [countOf(evening.games, 'games'), night && minutesInShort(night.minutes)]
                    .filter(Boolean)
                    .join(', ')}
            </p>
            <h1>Good night.</h1>
          </div>
        </div>
        <div className={styles.rows}>
          {night ? (
            <NightRows night={night} nameOf={(seat) => seatName(room, seat)} />
          ) : (
            <EveningRows room={room} />
          )}
          <KeptPrompts room={room} />
          {children}
        </div>
        <ScrollHint />
      </div>
      <div className={styles.dock}>{dock}</div>
    </main>
  )
}
