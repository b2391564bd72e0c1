import type { RecapText } from '#domain/table/recap.ts'
import type { TableView } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import styles from '#games/shell/end-screen.module.css'
import { RecapHead, RecapRows } from '#games/shell/recap-rows.tsx'
import { Button } from '#ui/button.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { EveningRows } from './evening-rows.tsx'
import room from './room.module.css'
import { RoomTopBar } from './room-top-bar.tsx'
import { useSeatedRoom } from './use-room.ts'

type PhoneEndProps = {
  game: Game
  tableView: Pick<TableView<unknown, unknown>, 'players' | 'seats'>
  recap: RecapText
  onAgain: () => void
}

/** Who did what; the host goes on. */
export function PhoneEnd({ game, tableView, recap, onAgain }: PhoneEndProps) {
  const { isHost, state, openSheet } = useSeatedRoom()
  const { players, seats } = tableView
  const hostName = state.room.seats.find(({ seat }) => seat === state.room.host)?.name
  return (
    <main tabIndex={-1} className={styles.end}>
      <RoomTopBar />
      <div className={styles.middle}>
        <RecapHead title={game.title} recap={recap} />
        <div className={styles.rows}>
          <RecapRows players={players} left={seats.left ?? []} recap={recap} />
          {(state.room.evening?.games ?? 0) > 1 && (
            <>
              <h2 className={room.tonight}>Tonight</h2>
              <EveningRows room={state.room} />
            </>
          )}
        </div>
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        {isHost ? (
          <>
            <Button
              variant="quiet"
              size="large"
              onPress={() => openSheet('games')}
              note="another game"
            >
              Change
            </Button>
            <NextButton note="same room" onPress={onAgain}>
              Again
            </NextButton>
          </>
        ) : (
          <DockStatus title={`${hostName ?? 'The host'} picks.`}>{`Now: ${game.title}`}</DockStatus>
        )}
      </div>
    </main>
  )
}
