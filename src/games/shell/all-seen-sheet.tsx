import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Game, isPackGame } from '#games/define-game.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PacksSheet } from './packs-sheet.tsx'
import type { AllSeen } from './use-deal.ts'
import type { PackSelection } from './use-pack-selection.ts'

type AllSeenSheetProps = { game: Game; menu: PackSelection; allSeen: AllSeen | null }

/** Before a game whose cards the table knows: the oldest, another pack, or a new one. */
export function AllSeenSheet({ game, menu, allSeen }: AllSeenSheetProps) {
  const navigate = useNavigate()
  const [isPicking, setPicking] = useState(false)
  const packGame = isPackGame(game) ? game : null
  const close = () => allSeen?.forget()
  return (
    <>
      <Sheet
        open={allSeen !== null}
        isCompact
        onClose={close}
        title="You have seen them all."
        lead="This table has, on this phone or in its rooms."
        foot={
          <Button size="medium" icon="icon-fwd" onPress={() => allSeen?.goOn()}>
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
