import { Sheet } from '#ui/sheet.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'

type LeaveSheetProps = {
  open: boolean
  onClose: () => void
  /** Not there while the game has nothing to tell yet. */
  onStop?: () => void
  onLeave: () => void
}

/** Asked before a running game is left. The game keeps whatever is chosen. */
export function LeaveSheet({ open, onClose, onStop, onLeave }: LeaveSheetProps) {
  return (
    <Sheet
      open={open}
      low
      onClose={onClose}
      title="Leave the table?"
      lead="The game keeps. Your seats are warm."
      foot={
        <Slab size="medium" icon="icon-fwd" onPress={onClose}>
          Keep playing
        </Slab>
      }
    >
      <StripList>
        {onStop && (
          <Strip title="End it here" note="See who did what" icon="icon-eyeon" onPress={onStop} />
        )}
        <Strip title="Leave for now" note="Carry on later" icon="icon-door" onPress={onLeave} />
      </StripList>
    </Sheet>
  )
}
