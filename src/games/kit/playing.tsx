import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '#browser/cues.ts'
import type { Sitting, Table } from '#domain/table/table.ts'
import { type Game, isPackGame } from '#games/define-game.ts'
import { LeaveSheet } from './leave-sheet.tsx'
import type { PackMenu } from './pack-menu.ts'
import type { PlayProps } from './play-props.ts'
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
  const [sheet, setSheet] = useState<'packs' | 'leave' | null>(null)
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
  const restock = useEffectEvent(() => dealing.deal(sitting.options, table.restock))
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

  return (
    <>
      <Play
        game={game}
        players={sitting.players}
        options={sitting.options}
        view={sitting.view}
        sober={sober}
        send={table.send}
        canUndo={sitting.canUndo}
        undo={table.undo}
        {...(isPackGame(game) ? { openPacks: () => setSheet('packs') } : {})}
        leave={() => setSheet('leave')}
      />
      {isPackGame(game) && (
        <packs.Sheet isPlaying open={sheet === 'packs'} onClose={close} game={game} menu={menu} />
      )}
      <LeaveSheet
        open={sheet === 'leave' || leaving.isAsked}
        onClose={close}
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
      <WakeNotice wake={wake} />
    </>
  )
}
