import type { ComponentType } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import { takeBackMs } from '#domain/room/take-back.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Table, TableView } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import { OwesContext } from '#games/parts/owes.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { StampingContext } from '#games/parts/stamping.ts'
import { TypingContext } from '#games/parts/typing.ts'
import { WatchingContext } from '#games/parts/watching.ts'
import { useKeepFocus } from '#games/shell/use-keep-focus.ts'
import { usePacedPrices } from '#games/shell/use-paced-prices.ts'
import { ownPrice } from './price.ts'
import { useSittingOut } from './sitting-out.tsx'
import { stampingOf } from './stamping.ts'
import { typingOf } from './typing.ts'
import { useSeatedRoom } from './use-room.ts'
import { useTurnBuzz } from './use-turn-buzz.ts'
import { WaitAnnouncer } from './wait-announcer.tsx'

type PhonePlayingProps<Move, View, Options> = {
  game: Game
  table: Table<View, Move, Options>
  tableView: TableView<View, Options>
  Play: ComponentType<PlayProps<View, Move, Options>>
}

/** A game's screen on a player's own phone. */
export function PhonePlaying<Move, View, Options>(props: PhonePlayingProps<Move, View, Options>) {
  const { game, table, tableView, Play } = props
  const { session, state, seat, isHost, openSheet } = useSeatedRoom()
  const openRoom = () => openSheet('room')
  useKeepFocus()
  useTurnBuzz(tableView.viewer, tableView.waitsFor)
  const sittingOut = useSittingOut()
  const chosen = useSaved(ownPrice, null) ?? (tableView.sober ? 'points' : 'drinks')
  const { viewer } = tableView
  const owed = usePacedPrices(tableView, () => chosen)
  const price = typeof viewer === 'number' ? owed(viewer) : chosen
  const { room } = state
  const atMs = room.table?.takeBackAtMs
  const play: PlayProps<View, Move, Options> = {
    game,
    players: tableView.players,
    options: tableView.options,
    view: tableView.view,
    viewer: tableView.viewer,
    sober: chosen === 'points',
    send: table.send,
    canUndo: tableView.canUndo,
    undo: table.undo,
    leave: openRoom,
    own: {
      code: room.code,
      openSheet: openRoom,
      promptSinceMs: room.table?.promptSinceMs,
      waitsFor: tableView.waitsFor,
      away: room.table?.away ?? [],
      hasScreen: room.screens > 0,
      audience: room.audience + room.seats.filter(({ presence }) => presence === 'watching').length,
      isHost,
      price,
      takeBack:
        typeof atMs === 'number'
          ? {
              untilMs: atMs + takeBackMs,
              take: () => session.call({ do: 'take-back', atMs }),
            }
          : undefined,
    },
  }
  return (
    <StampingContext value={stampingOf(room, session)}>
      <SeatsHere value={seatsHere(tableView.seats)}>
        <OwesContext value={() => price}>
          <WatchingContext value={sittingOut}>
            <TypingContext value={typingOf(room, { session, seat })}>
              <Play {...play} />
            </TypingContext>
          </WatchingContext>
          <WaitAnnouncer viewer={tableView.viewer} waitsFor={tableView.waitsFor} />
        </OwesContext>
      </SeatsHere>
    </StampingContext>
  )
}
