import { useState, useSyncExternalStore } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { openRoomTable } from '#browser/room/room-table.ts'
import type { Messages } from '#domain/table/messages.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { sayRecap } from '#domain/table/recap.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { StampingContext } from '#games/parts/stamping.ts'
import { TypingContext } from '#games/parts/typing.ts'
import { WatchingContext } from '#games/parts/watching.ts'
import type { RoomGamePageProps } from '#games/shell/page-props.ts'
import { useFocusOnScreenChange } from '#games/shell/use-focus-on-screen-change.ts'
import { EndView } from './end-view.tsx'
import { NewVersion } from './new-version.tsx'
import { OneMoment } from './one-moment.tsx'
import { stampingOf } from './stamping.ts'
import { TakeSeat } from './take-seat.tsx'
import { typingOf } from './typing.ts'
import { useSameRules } from './use-same-rules.ts'
import { WatchLobby } from './watch-lobby.tsx'
import { WatchTopBar } from './watch-top-bar.tsx'
import { useWatchedRoom } from './watched-room.ts'
import { useWatchedTaps } from './watched-taps.tsx'

const nothing = () => {}

/** A game on a phone that watches. */
export function WatchGamePage<State extends TableState, Move, View, Options, Code extends string>(
  props: RoomGamePageProps<State, Move, View, Options, Code>,
) {
  const { game, options, rooms, rules } = props
  const { session, room, openSheet } = useWatchedRoom()
  const [table] = useState(() =>
    openRoomTable<View, Move, Options>(session, game.slug, options.read),
  )
  const { table: tableView } = useSyncExternalStore(table.subscribe, table.current)
  const Play = useLateScreen(rooms.phone)
  const isSame = useSameRules(room.table?.rulesVersion, rules.version, session.retry)
  const taps = useWatchedTaps(useWatchedRoom())
  const watching = {
    ...taps,
    dock: taps.dock ?? <TakeSeat room={room} />,
    words: 'You’re watching.',
  }
  useFocusOnScreenChange(!tableView ? 'start' : tableView.recap ? 'over' : 'playing')
  if (!isSame) return <NewVersion />
  if (!tableView) return <WatchLobby />
  const { players, recap } = tableView
  const messages: Messages = { ...tableMessages, ...props.messages }
  const play: PlayProps<View, Move, Options> = {
    game,
    players,
    options: tableView.options,
    view: tableView.view,
    viewer: 'audience',
    sober: true,
    send: nothing,
    canUndo: false,
    undo: nothing,
    leave: openSheet,
    own: {
      code: room.code,
      openSheet,
      price: 'points',
      hasScreen: room.screens > 0,
      promptSinceMs: room.table?.promptSinceMs,
      waitsFor: tableView.waitsFor,
      away: room.table?.away ?? [],
    },
  }
  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Room ${room.code} | Party Dojo`}</title>
      {recap ? (
        <EndView
          title={game.title}
          tableView={tableView}
          recap={sayRecap(recap, messages, players)}
          view={room}
          top={<WatchTopBar />}
          dock={<TakeSeat room={room} />}
        />
      ) : !Play ? (
        <OneMoment>This phone fetches the game.</OneMoment>
      ) : (
        <WatchingContext value={watching}>
          <StampingContext value={room.screens > 0 ? null : stampingOf(room, null)}>
            <SeatsHere value={seatsHere(tableView.seats)}>
              <TypingContext value={typingOf(room, null)}>
                <Play {...play} />
              </TypingContext>
            </SeatsHere>
          </StampingContext>
        </WatchingContext>
      )}
    </div>
  )
}
