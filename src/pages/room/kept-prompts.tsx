import { useNavigate } from 'react-router'
import { beginPack } from '#browser/packs/begin-pack.ts'
import type { RoomView } from '#contract/room-view.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { writableGames } from '#domain/room/room.ts'
import { countOf } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import { Row, RowList } from '#ui/row.tsx'

/** What the table wrote tonight, as a pack of one's own. */
export function KeptPrompts({ room }: { room: RoomView }) {
  const navigate = useNavigate()
  const { code, written } = room
  if (written.played.length === 0) return null
  return (
    <RowList label="Written tonight">
      {writableGames.map((game) => {
        const texts = written.played
          .filter((prompt) => prompt.game === game)
          .map(({ text }) => text)
        return (
          texts.length > 0 && (
            <Row
              key={game}
              title="Keep what the table wrote"
              note={`${countOf(texts.length, 'prompts')} for ${findGame(game)?.title}, as a pack of yours`}
              icon="icon-pen"
              onPress={() => {
                beginPack(game, { name: `Room ${code}`, texts })
                void navigate(stepPath(3))
              }}
            />
          )
        )
      })}
    </RowList>
  )
}
