import { games } from '#games/registry.ts'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GameName } from './game-name.tsx'
import { useSeatedRoom } from './use-room.ts'

/** What can be played here; in a game, it goes back to the lobby. */
export function GamesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, state } = useSeatedRoom()
  const picked = state.room.table?.game ?? state.room.game
  return (
    <Sheet open={open} onClose={onClose} title="What next?" lead="The room and the names stay.">
      <RowList label="Games">
        <Row
          title="Let the room choose"
          note="Three games, ten seconds"
          icon="icon-fwd"
          onPress={() => {
            session.call({ do: 'ask-next' })
            onClose()
          }}
        />
        {games.map((game) => (
          <Row
            key={game.slug}
            title={<GameName game={game} />}
            note={game.tagline}
            isHighlighted={game.slug === picked}
            onPress={() => {
              session.call({ do: 'change-game', game: game.slug })
              onClose()
            }}
          />
        ))}
      </RowList>
    </Sheet>
  )
}
