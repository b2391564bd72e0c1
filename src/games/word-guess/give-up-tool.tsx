import { useState } from 'react'
import { Tool } from '#games/parts/play-frame.tsx'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Confirmed, because a word read out stays known. */
export function GiveUpTool({ onGiveUp }: { onGiveUp: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Tool icon="icon-ban" onPress={() => setOpen(true)}>
        Give up
      </Tool>
      <Sheet
        open={isOpen}
        isCompact
        onClose={close}
        title="Give up?"
        lead="There is no way back to a word that was read out."
        foot={
          <Button size="medium" icon="icon-fwd" onPress={close}>
            Keep at it
          </Button>
        }
      >
        <RowList>
          <Row
            title="Read it out"
            note="Nobody guesses this one"
            icon="icon-eyeon"
            onPress={() => {
              close()
              onGiveUp()
            }}
          />
        </RowList>
      </Sheet>
    </>
  )
}
