import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { type Game, isPackGame } from '#games/define-game.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { allSeen } from './order-cards.ts'
import { PacksSheet } from './packs-sheet.tsx'
import type { PackSelection } from './use-pack-selection.ts'

type AllSeenSheetProps = { game: Game; menu: PackSelection }

/** Before a game whose cards the table knows: the oldest, another pack, or a new one. */
export function AllSeenSheet({ game, menu }: AllSeenSheetProps) {
  const asked = useLiveState(allSeen, null)
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const packGame = isPackGame(game) ? game : null
  const close = () => allSeen.set(null)
  // Of another page's table, where it was left open.
  useEffect(() => () => allSeen.set(null), [])
  return (
    <>
      <Sheet
        open={asked !== null}
        isCompact
        onClose={close}
        title="You have seen them all."
        lead="This table has, on this phone or in its rooms."
        foot={
          <Button size="medium" icon="icon-fwd" onPress={() => asked?.goOn()}>
            The oldest again
          </Button>
        }
      >
        {packGame && (
          <RowList>
            <Row
              title="Other packs"
              note="What is switched on is dealt"
              icon="icon-strips"
              onPress={() => {
                close()
                setPicking(true)
              }}
            />
            <Row
              title="Write one"
              note="Your own words, in the pack builder"
              icon="icon-pen"
              onPress={() => void navigate('/editor')}
            />
          </RowList>
        )}
      </Sheet>
      {packGame && (
        <PacksSheet
          open={isPicking}
          onClose={() => setPicking(false)}
          game={packGame}
          menu={menu}
        />
      )}
    </>
  )
}
