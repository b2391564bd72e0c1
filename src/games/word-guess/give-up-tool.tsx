import { useState } from 'react'
import { Tool } from '#games/kit/play-frame.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'

/** Nobody wants to any more; asked twice, because a word that was read out stays read out. */
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
        low
        onClose={close}
        title="Give up?"
        lead="There is no way back to a word that was read out."
        foot={
          <Slab size="medium" icon="icon-fwd" onPress={close}>
            Keep at it
          </Slab>
        }
      >
        <StripList>
          <Strip
            title="Read it out"
            note="Nobody guesses this one"
            icon="icon-eyeon"
            onPress={() => {
              close()
              onGiveUp()
            }}
          />
        </StripList>
      </Sheet>
    </>
  )
}
