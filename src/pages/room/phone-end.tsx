import type { RecapText } from '#domain/table/recap.ts'
import type { TableView } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { Button } from '#ui/button.tsx'
import { EndView } from './end-view.tsx'
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
  const hostName = state.room.seats.find(({ seat }) => seat === state.room.host)?.name
  return (
    <EndView
      title={game.title}
      tableView={tableView}
      recap={recap}
      view={state.room}
      top={<RoomTopBar />}
      dock={
        isHost ? (
          <>
            <Button
              variant="quiet"
              size="large"
              onPress={() => openSheet('games')}
              note="another game"
            >
              Change
            </Button>
            <NextButton settles note="same room" onPress={onAgain}>
              Again
            </NextButton>
          </>
        ) : (
          <DockStatus title={`${hostName ?? 'The host'} picks.`}>{`Now: ${game.title}`}</DockStatus>
        )
      }
    />
  )
}
