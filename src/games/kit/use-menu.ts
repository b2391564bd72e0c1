import { useEffect, useMemo, useState } from 'react'
import { noneOpened, openedPacks } from '#browser/opened-packs.ts'
import { switchedPacks } from '#browser/switched-packs.ts'
import { useSaved, useSettings } from '#browser/use-saved.ts'
import { activePacks, switchPack } from '#domain/packs/activation.ts'
import { addOpened, nextEndMs, type OpenedPack, withOpened } from '#domain/packs/opened.ts'
import type { MenuPack, Pack } from '#domain/packs/pack.ts'
import { type Game, isPackGame } from '#games/define-game.ts'

/** Which packs are in the mix of a game on this device, and how to change that. */
export type Menu = {
  packs: readonly MenuPack[]
  active: readonly Pack[]
  /** False when the switch must slide back: the last active pack, or a pack that is not open. */
  toggle(id: string): boolean
  /** Keeps a premium pack for as long as its pass runs; `isOn` puts it into the mix. */
  open(pass: OpenedPack, isOn: boolean): void
}

/** @param isPlaying a running game keeps its deck, whatever ends meanwhile */
export function useMenu(game: Game, builtIn: readonly MenuPack[], isPlaying: boolean): Menu {
  const { sober } = useSettings()
  const [opened] = useState(() => openedPacks(game.slug))
  const passes = useSaved(opened, noneOpened)
  const nowMs = useNow(passes, isPlaying)
  const packs = useMemo(() => withOpened(builtIn, passes, nowMs), [builtIn, passes, nowMs])
  const [switchedOn] = useState(() => switchedPacks(game.slug))
  const ids = useSaved(switchedOn, null)
  const active = useMemo(() => activePacks(packs, ids, sober), [packs, ids, sober])
  const activeIds = active.map((pack) => pack.id)

  function toggle(id: string): boolean {
    const next = switchPack(isPackGame(game) ? game.slug : null, packs, activeIds, id)
    if (next !== false) switchedOn.set(next)
    return next !== false
  }

  /** By what is kept now: a purchase takes its time, and the menu may be another one by then. */
  function open(pass: OpenedPack, isOn: boolean): void {
    const atMs = Date.now()
    opened.set(addOpened(opened.get(), pass, atMs))
    if (!isOn) return
    const packsNow = withOpened(builtIn, opened.get(), atMs)
    const activeNow = activePacks(packsNow, switchedOn.get(), sober).map(({ id }) => id)
    switchedOn.set([...activeNow.filter((id) => id !== pass.id), pass.id])
  }

  return { packs, active, toggle, open }
}

/** The time by which passes are judged; it moves on when one of them ends. */
function useNow(passes: readonly OpenedPack[], isPlaying: boolean): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    if (isPlaying || passes.length === 0) return
    const look = () => setNowMs(Date.now())
    look()
    const endMs = nextEndMs(passes, Date.now())
    if (endMs === null) return
    const timer = setTimeout(look, endMs)
    return () => clearTimeout(timer)
  }, [passes, isPlaying])
  return nowMs
}
