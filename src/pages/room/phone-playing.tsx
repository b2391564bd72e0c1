import { useSaved } from '#browser/storage/use-saved.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { Table, TableView } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import type { RoomGamePageProps } from '#games/shell/page-props.ts'
import { ownPrice } from './price.ts'
import { useLateScreen } from './use-late-screen.ts'
import { useSeatedRoom } from './use-room.ts'
import { useTurnBuzz } from './use-turn-buzz.ts'

type PhonePlayingProps<State extends TableState, Move, View, Options, Code extends string> = {
  game: Game
  table: Table<View, Move, Options>
  tableView: TableView<View, Options>
  page: RoomGamePageProps<State, Move, View, Options, Code>
}

/** A game's screen on a player's own phone. */
export function PhonePlaying<State extends TableState, Move, View, Options, Code extends string>(
  props: PhonePlayingProps<State, Move, View, Options, Code>,
) {
  const { game, table, tableView, page } = props
  const { state, openSheet } = useSeatedRoom()
  const openRoom = () => openSheet('room')
  useTurnBuzz(tableView.viewer, tableView.waitsFor)
  const Play = useLateScreen(page.rooms.phone)
  const chosen = useSaved(ownPrice, null)
  const price = chosen ?? (tableView.sober ? 'points' : 'drinks')
  const { room } = state
  const play: PlayProps<View, Move, Options> = {
    game,
    players: tableView.players,
    options: tableView.options,
    view: tableView.view,
    viewer: tableView.viewer,
    sober: price === 'points',
    send: table.send,
    canUndo: tableView.canUndo,
    undo: table.undo,
    leave: openRoom,
    own: {
      code: room.code,
      openSheet: openRoom,
      waitsFor: tableView.waitsFor,
      away: room.table?.away ?? [],
      hasScreen: room.screens > 0,
      price,
    },
  }
  return <SeatsHere value={seatsHere(tableView.seats)}>{Play && <Play {...play} />}</SeatsHere>
}
