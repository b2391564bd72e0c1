import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import { seatsHere, seatsTaken } from '#domain/table/presence.ts'
import type { Sitting, Table } from '#domain/table/table.ts'
import { type Game, isPackGame } from '#games/define-game.ts'
import type { PlayProps } from '../parts/play-props.ts'
import { SeatsHere } from '../parts/seats-here.ts'
import { LeaveSheet } from './leave-sheet.tsx'
import type { PackMenu } from './pack-menu.ts'
import { TablePlayersSheet, tooFew } from './table-players-sheet.tsx'
import { TooFew } from './too-few.tsx'
import type { Deal } from './use-deal.ts'
import { useLeaving } from './use-leaving.ts'
import type { Menu } from './use-menu.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WakeNotice } from './wake-notice.tsx'

type PlayingProps<View, Move, Options> = {
  game: Game
  table: Table<View, Move, Options>
  sitting: Sitting<View, Options>
  packs: PackMenu
  menu: Menu
  dealing: Deal<Options>
  sober: boolean
  Play: ComponentType<PlayProps<View, Move, Options>>
}

/** A running game: its screen, and what the house adds to every screen. */
export function Playing<View, Move, Options>(props: PlayingProps<View, Move, Options>) {
  const { game, table, sitting, packs, menu, dealing, sober, Play } = props
  const [sheet, setSheet] = useState<'packs' | 'leave' | 'menu' | 'players' | null>(null)
  const wake = useWakeLock(true)
  const leaving = useLeaving()

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && table.rest()
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

  // Other packs than the deck was dealt from, sober mode included, are drawn from now on.
  const { source } = dealing
  const { view } = sitting
  const isStale = !dealing.isFrom(sitting.source)
  const restock = useEffectEvent(() =>
    dealing.deal(sitting.options, ({ lists, source }) => table.restock(lists, source)),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards that did not arrive are asked for again with the next move
  useEffect(() => {
    if (!isStale) return
    const again = () => restock()
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
    table.rest()
    setSheet('players')
  }

  const play: PlayProps<View, Move, Options> = {
    game,
    players: sitting.players,
    options: sitting.options,
    view: sitting.view,
    sober,
    send: table.send,
    canUndo: sitting.canUndo,
    undo: table.undo,
    ...(isPackGame(game) && { openPacks: () => setSheet('packs') }),
    openMenu: () => setSheet('menu'),
    leave: () => setSheet('leave'),
  }
  const people = seatsTaken(sitting.seats).filter((seat) => {
    const player = sitting.players[seat]
    return player && !isBotPlayer(player)
  })
  const why = tooFew(people.length, game.players.min)
  const end = sitting.canStop ? table.stop : table.clear

  return (
    <>
      {why ? (
        <TooFew play={play} why={why} onAdd={openPlayers} onEnd={end} />
      ) : (
        <SeatsHere value={seatsHere(sitting.seats)}>
          <Play {...play} />
        </SeatsHere>
      )}
      <WakeNotice wake={wake} />
      <TablePlayersSheet
        open={sheet === 'players' && !leaving.isAsked}
        onClose={close}
        table={table}
        seats={sitting.seats}
        max={game.players.max}
      />
      {isPackGame(game) && (
        <packs.Sheet isPlaying open={sheet === 'packs'} onClose={close} game={game} menu={menu} />
      )}
      <LeaveSheet
        open={sheet === 'leave' || sheet === 'menu' || leaving.isAsked}
        isMenu={sheet === 'menu' && !leaving.isAsked}
        onClose={close}
        onPlayers={openPlayers}
        {...(sitting.canStop && {
          onStop: () => {
            close()
            table.stop()
          },
        })}
        onLeave={() => {
          leaving.goOn()
          table.leave()
        }}
      />
    </>
  )
}
