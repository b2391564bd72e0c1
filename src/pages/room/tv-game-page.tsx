import { useState, useSyncExternalStore } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { openRoomTable } from '#browser/room/room-table.ts'
import type { Messages } from '#domain/table/messages.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { sayRecap } from '#domain/table/recap.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { StampingContext } from '#games/parts/stamping.ts'
import { TypingContext } from '#games/parts/typing.ts'
import type { RoomGamePageProps } from '#games/shell/page-props.ts'
import { useIsLastRound } from './last-round.tsx'
import { NewVersion } from './new-version.tsx'
import { OneMoment } from './one-moment.tsx'
import { stampingOf } from './stamping.ts'
import { TvEnd } from './tv-end.tsx'
import { useTvRoom } from './tv-room-context.ts'
import { typingOf } from './typing.ts'
import { useSameRules } from './use-same-rules.ts'

/** A game on the TV; nothing before it starts. */
export function TvGamePage<State extends TableState, Move, View, Options, Code extends string>(
  props: RoomGamePageProps<State, Move, View, Options, Code>,
) {
  const { game, options, rooms, rules } = props
  const { session, room, offsetMs } = useTvRoom()
  const [table] = useState(() =>
    openRoomTable<View, Move, Options>(session, game.slug, options.read),
  )
  const { table: tableView } = useSyncExternalStore(table.subscribe, table.current)
  const Screen = useLateScreen(rooms.tv)
  const isSame = useSameRules(room.table?.rulesVersion, rules.version, session.retry)
  const isLastRound = useIsLastRound(room.table, offsetMs)
  if (!isSame) return <NewVersion />
  if (!tableView) return null
  const { players, view, waitsFor, recap } = tableView
  const messages: Messages = { ...tableMessages, ...props.messages }
  const screenRoom = {
    code: room.code,
    joinAt: location.host,
    isLastRound,
    watching: room.audience,
  }
  return (
    <div className={`cloth-${game.cloth}`}>
      {recap ? (
        <TvEnd
          screen={{ game, room: screenRoom }}
          players={players}
          recap={sayRecap(recap, messages, players)}
          host={room.seats.find(({ seat }) => seat === room.host)?.name ?? null}
        />
      ) : !Screen ? (
        <OneMoment>This TV fetches the game.</OneMoment>
      ) : (
        <StampingContext value={stampingOf(room, null)}>
          <SeatsHere value={seatsHere(tableView.seats)}>
            <TypingContext value={typingOf(room, null)}>
              <Screen
                {...{ game, players, view, waitsFor }}
                options={tableView.options}
                room={screenRoom}
                heard={room.table?.audience.heard ?? null}
              />
            </TypingContext>
          </SeatsHere>
        </StampingContext>
      )}
    </div>
  )
}
