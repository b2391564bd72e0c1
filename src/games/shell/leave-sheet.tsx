import { film, hitsOf, noFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CueSwitches } from './cue-switches.tsx'
import { SoberRow } from './table-rows.tsx'
import { PhoneTimeRow } from './time-row.tsx'

type LeaveSheetProps = {
  open: boolean
  /** Opened to change something rather than to leave. */
  isMenu?: boolean
  onClose: () => void
  /** Of this table. */
  sober: boolean
  onSober: (isOn: boolean) => void
  /** Missing while there is nothing to show yet. */
  onStop?: () => void
  onLeave: () => void
  /** Missing at a table without names. */
  onPlayers?: () => void
  /** Everybody goes on with their own phone; missing where a pack has no game of its own. */
  onRoom?: () => void
  /** Code of the room that the game came from. */
  room?: string | null
}

/** The menu of a running game, also shown before leaving. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { open, isMenu, onClose, onStop, onLeave, onPlayers, onRoom, room, sober, onSober } = props
  const hasFilm = hitsOf(useLiveState(film, noFilm)).length > 0
  const switches = (
    <>
      <SoberRow note="This table, from now on" isOn={sober} onChange={onSober} />
      <CueSwitches />
    </>
  )
  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title={isMenu ? 'Menu' : 'Leave the table?'}
      lead={
        hasFilm
          ? 'The game is kept. The film goes when you leave: save it first.'
          : 'The game is kept. Your seats are warm.'
      }
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          Keep playing
        </Button>
      }
    >
      <RowList>
        {onPlayers && (
          <Row title="Players" note="Somebody comes or goes" icon="icon-you" onPress={onPlayers} />
        )}
        {onRoom && (
          <Row
            title={room ? 'Back to the room' : 'Everybody’s phone'}
            note={room ? `Every phone of room ${room} goes on with it` : 'Same game, a phone each'}
            icon="icon-phone"
            onPress={onRoom}
          />
        )}
        {isMenu && switches}
        {onStop && (
          <Row title="End it here" note="See who did what" icon="icon-eyeon" onPress={onStop} />
        )}
        <Row title="Leave for now" note="Carry on later" icon="icon-door" onPress={onLeave} />
        {!isMenu && switches}
      </RowList>
      <PhoneTimeRow />
    </Sheet>
  )
}
