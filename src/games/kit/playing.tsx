import { type ComponentType, useEffect, useState } from 'react'
import { playCue } from '#browser/cues.ts'
import type { Sitting, Table } from '#domain/table/table.ts'
import type { Game } from '#games/define-game.ts'
import { LeaveSheet } from './leave-sheet.tsx'
import { PacksSheet } from './packs-sheet.tsx'
import type { PlayProps } from './play-props.ts'
import { useLeaving } from './use-leaving.ts'
import { dealLists, type Menu } from './use-menu.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WakeNotice } from './wake-notice.tsx'

type PlayingProps<View, Move, Options> = {
  game: Game
  table: Table<View, Move, Options>
  sitting: Sitting<View, Options>
  menu: Menu
  sober: boolean
  Play: ComponentType<PlayProps<View, Move, Options>>
}

/** A running game: its screen, and what the house adds to every screen. */
export function Playing<View, Move, Options>(props: PlayingProps<View, Move, Options>) {
  const { game, table, sitting, menu, sober, Play } = props
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
  const activeIds = menu.active.map((pack) => pack.id).join()
  const [dealtIds, setDealtIds] = useState(activeIds)
  useEffect(() => {
    if (activeIds === dealtIds) return
    setDealtIds(activeIds)
    table.restock(dealLists(game.slug, menu.active))
  }, [activeIds, dealtIds, game.slug, menu.active, table])

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
        openPacks={() => setSheet('packs')}
        leave={() => setSheet('leave')}
      />
      <PacksSheet isPlaying open={sheet === 'packs'} onClose={close} game={game} menu={menu} />
      <LeaveSheet
        open={sheet === 'leave' || leaving.isAsked}
        onClose={close}
        onStop={() => {
          close()
          table.stop()
        }}
        onLeave={() => {
          leaving.goOn()
          table.leave()
        }}
      />
      <WakeNotice wake={wake} />
    </>
  )
}
