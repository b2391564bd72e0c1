import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { paceLog } from '#browser/table/pace-log.ts'
import { isNextMove } from '#domain/room/keep-moving.ts'
import type { RoomMove } from '#domain/room/room-rules.ts'
import { isWaterDue, pourTableWater } from '#domain/table/pace.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import { seatsHere, seatsTaken } from '#domain/table/presence.ts'
import type { Table, TableView } from '#domain/table/table.ts'
import { type Game, isPackGame } from '#games/define-game.ts'
import { CaptionLine } from '../parts/caption-line.tsx'
import type { PlayProps } from '../parts/play-props.ts'
import { SeatsHere } from '../parts/seats-here.ts'
import { AlongNotice, useRoomAlong } from './back-to-room.tsx'
import { LeaveSheet } from './leave-sheet.tsx'
import { PacksSheet } from './packs-sheet.tsx'
import { TablePlayersSheet, tooFewMessage } from './table-players-sheet.tsx'
import { TablePrices } from './table-prices.tsx'
import { TooFewPlayers } from './too-few-players.tsx'
import type { Deal } from './use-deal.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { hasPace } from './use-paced-prices.ts'
import type { PackSelection } from './use-pack-selection.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WakeNotice } from './wake-notice.tsx'
import { WaterSheet } from './water-sheet.tsx'

type PlayingProps<View, Move, Options> = {
  game: Game
  table: Table<View, Move, Options>
  tableView: TableView<View, Options>
  menu: PackSelection
  dealing: Deal<Options>
  sober: boolean
  Play: ComponentType<PlayProps<View, Move, Options>>
}

/** A game's screen with what every game needs. */
export function Playing<View, Move, Options>(props: PlayingProps<View, Move, Options>) {
  const { game, table, tableView, menu, dealing, sober, Play } = props
  const [sheet, setSheet] = useState<'packs' | 'leave' | 'menu' | 'players' | 'water' | null>(null)
  const room = useRoomAlong(game.slug)
  const wake = useWakeLock(true)
  const leaving = useLeaveGuard()
  useKeepFocus()

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && table.pause()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [table])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('button')) playCue('tap')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  // Draws from the changed packs from now on, sober mode included.
  const { source } = dealing
  const { view } = tableView
  const isStale = !dealing.canContinue(tableView.source)
  const changePacks = useEffectEvent(() =>
    dealing.deal(tableView.options, ({ lists, source, topics }) =>
      table.changePacks(lists, source, topics),
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards that did not arrive are asked for again with the next move
  useEffect(() => {
    if (!isStale) return
    const again = () => changePacks()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isStale, source, view])

  function close(): void {
    setSheet(null)
    leaving.stay()
  }

  function openPlayers(): void {
    leaving.stay()
    table.pause()
    setSheet('players')
  }

  function send(move: Move): void {
    table.send(move)
    const asksSips = !sober && hasPace(tableView.options) && isNextMove(move as RoomMove)
    if (!asksSips || !isWaterDue(paceLog.get(), Date.now())) return
    table.pause()
    setSheet('water')
    paceLog.set(pourTableWater(paceLog.get(), Date.now()))
  }

  const play: PlayProps<View, Move, Options> = {
    game,
    players: tableView.players,
    options: tableView.options,
    view: tableView.view,
    viewer: tableView.viewer,
    sober,
    send,
    canUndo: tableView.canUndo,
    undo: table.undo,
    ...(isPackGame(game) && { openPacks: () => setSheet('packs') }),
    openMenu: () => setSheet('menu'),
    leave: () => setSheet('leave'),
  }
  const people = seatsTaken(tableView.seats).filter((seat) => {
    const player = tableView.players[seat]
    return player && !isBotPlayer(player)
  })
  const why = tooFewMessage(people.length, game.players.min)
  const end = tableView.canStop ? table.stop : table.clear

  return (
    <>
      {why ? (
        <TooFewPlayers play={play} why={why} onAdd={openPlayers} onEnd={end} />
      ) : (
        <SeatsHere value={seatsHere(tableView.seats)}>
          <TablePrices tableView={tableView}>
            <Play {...play} />
          </TablePrices>
        </SeatsHere>
      )}
      <CaptionLine />
      <WakeNotice wake={wake} />
      <AlongNotice code={room} />
      <WaterSheet open={sheet === 'water' && !leaving.isBlocked} onClose={close} />
      <TablePlayersSheet
        open={sheet === 'players' && !leaving.isBlocked}
        onClose={close}
        table={table}
        seats={tableView.seats}
        sober={tableView.sober}
        max={game.players.max}
      />
      {isPackGame(game) && (
        <PacksSheet isPlaying open={sheet === 'packs'} onClose={close} game={game} menu={menu} />
      )}
      <LeaveSheet
        open={sheet === 'leave' || sheet === 'menu' || leaving.isBlocked}
        isMenu={sheet === 'menu' && !leaving.isBlocked}
        onClose={close}
        onPlayers={openPlayers}
        sober={tableView.sober}
        onSober={table.changeSober}
        {...(tableView.canStop && {
          onStop: () => {
            close()
            table.stop()
          },
        })}
        room={room}
        onRoom={() => {
          leaving.proceed(room ? `/r/${room}` : `/r?carry=${game.slug}`)
          table.leave()
        }}
        onLeave={() => {
          leaving.proceed()
          table.leave()
        }}
      />
    </>
  )
}
