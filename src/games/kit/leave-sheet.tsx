import { Sheet } from '#ui/sheet.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { CueSwitches } from './cue-switches.tsx'

type LeaveSheetProps = {
  open: boolean
  /** Opened from the middle of the header, to change something rather than to leave. */
  isMenu?: boolean
  onClose: () => void
  /** Not there while the game has nothing to tell yet. */
  onStop?: () => void
  onLeave: () => void
  /** Opens who plays; not there at a table without names. */
  onPlayers?: () => void
}

/** The menu of a running game, also asked before it is left. The game keeps whatever is chosen. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { open, isMenu, onClose, onStop, onLeave, onPlayers } = props
  return (
    <Sheet
      open={open}
      low
      onClose={onClose}
      title={isMenu ? 'Menu' : 'Leave the table?'}
      lead="The game keeps. Your seats are warm."
      foot={
        <Slab size="medium" icon="icon-fwd" onPress={onClose}>
          Keep playing
        </Slab>
      }
    >
      <StripList>
        {onPlayers && (
          <Strip
            title="Players"
            note="Somebody comes or goes"
            icon="icon-you"
            onPress={onPlayers}
          />
        )}
        {isMenu && <CueSwitches />}
        {onStop && (
          <Strip title="End it here" note="See who did what" icon="icon-eyeon" onPress={onStop} />
        )}
        <Strip title="Leave for now" note="Carry on later" icon="icon-door" onPress={onLeave} />
        {!isMenu && <CueSwitches />}
      </StripList>
    </Sheet>
  )
}
