import { games } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './room.module.css'
import { useSeatedRoom } from './use-room.ts'

/** What can be played here; in a game, it goes back to the lobby. */
export function GamesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, state } = useSeatedRoom()
  const picked = state.room.table?.game ?? state.room.game
  return (
    <Sheet open={open} onClose={onClose} title="What next?" lead="The room and the names stay.">
      <RowList label="Games">
        {games.map((game) => (
          <Row
            key={game.slug}
            title={
              <span className={`cloth-${game.cloth} ${styles.picked}`}>
                <Glyph id={`crest-${game.crest}`} />
                {game.title}
              </span>
            }
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
