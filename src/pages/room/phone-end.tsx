import { nameOf } from '#domain/table/names.ts'
import type { RecapText } from '#domain/table/recap.ts'
import type { Table, TableView } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import styles from '#games/shell/end-screen.module.css'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { LobbyStatus } from './lobby-status.tsx'
import { RoomTopBar } from './room-top-bar.tsx'
import { useSeatedRoom } from './use-room.ts'

type PhoneEndProps = {
  game: Game
  table: Pick<Table<unknown, unknown, unknown>, 'stop'>
  tableView: Pick<TableView<unknown, unknown>, 'players' | 'seats'>
  recap: RecapText
  onAgain: () => void
}

/** Who did what; the host goes on. */
export function PhoneEnd({ game, table, tableView, recap, onAgain }: PhoneEndProps) {
  const { isHost, state } = useSeatedRoom()
  const { players, seats } = tableView
  const hostName = state.room.seats.find(({ seat }) => seat === state.room.host)?.name
  return (
    <main tabIndex={-1} className={styles.end}>
      <RoomTopBar />
      <div className={styles.middle}>
        <div className={styles.words}>
          <Daruma face={recap.winners.length > 0 ? 'won' : 'one-eye'} className={styles.daruma} />
          <div>
            <p className={styles.lead}>{game.title}</p>
            <h1>
              <PlayerName name={recap.headline} />
            </h1>
          </div>
        </div>
        <div className={styles.rows}>
          <RowList label="Who did what">
            {recap.rows.map((row) => (
              <Row
                key={row.seat}
                title={<bdi>{nameOf(players, row.seat)}</bdi>}
                note={seats.left?.includes(row.seat) ? `${row.note}. Left early.` : row.note}
                isHighlighted={recap.winners.includes(row.seat)}
                end={<b className={styles.score}>{row.score}</b>}
              />
            ))}
          </RowList>
        </div>
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        {isHost ? (
          <>
            <Button variant="quiet" size="large" onPress={table.stop} note="another game">
              Change
            </Button>
            <NextButton note="same room" onPress={onAgain}>
              Again
            </NextButton>
          </>
        ) : (
          <LobbyStatus title={`${hostName ?? 'The host'} picks.`} note={`Now: ${game.title}`} />
        )}
      </div>
    </main>
  )
}
