import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { Tool } from '#games/parts/play-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { DiceProps } from './play-props.ts'
import { TapNames } from './tap-names.tsx'

/** Two who catch one and a third: fewer cannot police a rule. */
const minPlayers = 3

/** With a phone each and a rule in force: two taps on a name within eight seconds are a hit. */
export function CaughtTool({ view, players, viewer, send }: DiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = view.caught.find(({ seat }) => seat !== viewer)
  const isOver = useIsPast(open?.untilMs ?? 0)
  const here = useSeatsHere(players)
  if (!view.lasting || here.length < minPlayers || typeof viewer !== 'number') return null
  const tapped = open && !isOver ? open.seat : null
  return (
    <>
      <Tool icon="icon-ban" onPress={() => setIsOpen(true)}>
        {tapped === null ? 'Caught!' : `Caught! ${nameOf(players, tapped)}?`}
      </Tool>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Who broke it?"
        lead={view.lasting.text || 'The rule, as it was said.'}
      >
        <TapNames
          label="Who broke the rule"
          players={players}
          except={viewer}
          counts={(seat) => (seat === tapped ? 1 : 0)}
          onTap={(seat) => {
            setIsOpen(false)
            send({ type: 'caught', seat })
          }}
        />
      </Sheet>
    </>
  )
}
