import { useState } from 'react'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useSeatedRoom } from './use-room.ts'

const passesBeforeOffer = 3

/**
 * For whom the game has passed over again and again: out without a word, or on.
 * @param isFree no other sheet is open
 */
export function SitOutOffer({ isFree }: { isFree: boolean }) {
  const { session, state } = useSeatedRoom()
  const { passes } = state.room
  const [answered, setAnswered] = useState(0)
  if (passes === 0 && answered !== 0) setAnswered(0)
  const isDue = passes > 0 && passes % passesBeforeOffer === 0
  return (
    <Sheet
      open={isFree && isDue && answered !== passes}
      isCompact
      onClose={() => setAnswered(passes)}
      title="Still in?"
      lead="The game went on without you three times."
    >
      <RowList>
        <Row
          title="I am here"
          note="From the next prompt on"
          icon="icon-fwd"
          onPress={() => setAnswered(passes)}
        />
        <Row
          title="Sit out"
          note="You keep your seat and see everything."
          icon="icon-eyeoff"
          onPress={() => {
            setAnswered(passes)
            session.call({ do: 'sit-out', isOut: true })
          }}
        />
      </RowList>
    </Sheet>
  )
}
