import { countOf } from '#domain/table/amount.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import styles from '#games/shell/end-screen.module.css'
import { Daruma } from '#ui/daruma.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { EveningRows } from './evening-rows.tsx'
import { KeptPrompts } from './kept-prompts.tsx'
import { RoomTopBar } from './room-top-bar.tsx'
import { useSeatedRoom } from './use-room.ts'

/** The evening is over, unless the host plays on. */
export function PhoneNight() {
  const { session, isHost, state } = useSeatedRoom()
  const { room } = state
  const { evening, code, host, game } = room
  const hostName = room.seats.find(({ seat }) => seat === host)?.name
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.end}`}>
      <RoomTopBar />
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
      <div className={styles.dock}>
        {isHost && game ? (
          <NextButton
            note="same room, points go on"
            onPress={() => session.call({ do: 'change-game', game })}
          >
            Play on
          </NextButton>
        ) : (
          <DockStatus
            title={`Room ${code} stays open`}
          >{`${hostName ?? 'The host'} can play on for 24 hours.`}</DockStatus>
        )}
      </div>
    </main>
  )
}
