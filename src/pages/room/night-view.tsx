import type { ReactNode } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import { countOf } from '#domain/table/amount.ts'
import styles from '#games/shell/end-screen.module.css'
import { Daruma } from '#ui/daruma.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { EveningRows } from './evening-rows.tsx'
import { KeptPrompts } from './kept-prompts.tsx'

type NightViewProps = { room: RoomView; top: ReactNode; dock: ReactNode }

/** The end of the evening on a phone. */
export function NightView({ room, top, dock }: NightViewProps) {
  const { evening } = room
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.end}`}>
      {top}
      <div className={styles.middle}>
        <div className={styles.words}>
          <Daruma face="won" className={styles.daruma} />
          <div>
            <p className={styles.lead}>{evening ? countOf(evening.games, 'games') : 'Tonight'}</p>
            <h1>Good night.</h1>
          </div>
        </div>
        <div className={styles.rows}>
          <EveningRows room={room} />
          <KeptPrompts room={room} />
        </div>
        <ScrollHint />
      </div>
      <div className={styles.dock}>{dock}</div>
    </main>
  )
}
