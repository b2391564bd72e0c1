import { useEffect, useMemo, useState } from 'react'
import { enqueue } from '#browser/outbox/outbox.ts'
import { sendOutbox } from '#browser/outbox/send-outbox.ts'
import { cachedMenuPacks, noCachedPacks } from '#browser/packs/cached-menu-packs.ts'
import { noOpenedPacks, openedPacks } from '#browser/packs/opened-packs.ts'
import { readMenu } from '#browser/packs/read-menu.ts'
import { switchedPacks } from '#browser/packs/switched-packs.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { activePacks, listsToDeal, switchPack } from '#domain/packs/activation.ts'
import {
  addOpenedPack,
  msUntilNextEnd,
  type OpenedPack,
  withOpenedPacks,
} from '#domain/packs/opened-packs.ts'
import type { MenuPack, Pack } from '#domain/packs/pack.ts'
import type { PackGame } from '#games/define-game.ts'
import { useTableLimits } from './table-limits.ts'

export type PackSelection = {
  packs: readonly MenuPack[]
  active: readonly Pack[]
  /** What the table draws, as far as its limits go. */
  lists(): string[][]
  /** False when the switch must slide back: the last active pack, or a locked one. */
  toggle(id: string): boolean
  /** Stores a premium pack until its pass ends; `isOn` activates it. */
  open(pass: OpenedPack, isOn: boolean): void
  /** Counts a play of each published custom pack in the deal. */
  countPlays(): void
}

/** @param isPlaying a running game keeps its deck even if a pass ends */
export function usePackSelection(
  game: PackGame,
  builtIn: readonly MenuPack[],
  isPlaying: boolean,
): PackSelection {
  const { sober } = useSettings()
  const { limits } = useTableLimits()
  const [opened] = useState(() => openedPacks(game.slug))
  const passes = useSaved(opened, noOpenedPacks)
  const nowMs = useNow(passes, isPlaying)
  const [kept] = useState(() => cachedMenuPacks(game.slug))
  const byPlayers = useSaved(kept, noCachedPacks)
  const packs = useMemo(
    () => [...withOpenedPacks(builtIn, passes, nowMs), ...byPlayers],
    [builtIn, passes, nowMs, byPlayers],
  )
  const [switchedOn] = useState(() => switchedPacks(game.slug))
  const ids = useSaved(switchedOn, null)
  const active = useMemo(() => activePacks(packs, ids, sober), [packs, ids, sober])
  const activeIds = active.map((pack) => pack.id)

  function toggle(id: string): boolean {
    const next = switchPack(game.slug, packs, activeIds, id)
    if (next !== false) switchedOn.set(next)
    return next !== false
  }

  /** Reads the current menu: a purchase takes time. */
  function open(pass: OpenedPack, isOn: boolean): void {
    opened.set(addOpenedPack(opened.get(), pass, Date.now()))
    if (!isOn) return
    const activeNow = readMenu(game.slug, builtIn, sober).active.map(({ id }) => id)
    switchedOn.set([...activeNow.filter((id) => id !== pass.id), pass.id])
  }

  function countPlays(): void {
    const played = active.flatMap(({ byPlayer }) => (byPlayer?.isPublished ? byPlayer.packId : []))
    for (const pack of played) enqueue({ kind: 'play', userId: null, pack })
    if (played.length > 0) void sendOutbox()
  }

  useRefresh(active, isPlaying)
  const lists = () => listsToDeal(packs, active, sober, limits)
  return { packs, active, lists, toggle, open, countPlays }
}

/** Custom packs are refreshed on the start screen only. */
function useRefresh(active: readonly Pack[], isPlaying: boolean): void {
  const ids = active.flatMap(({ byPlayer }) => byPlayer?.packId ?? []).join()
  useEffect(() => {
    if (ids === '' || isPlaying || !navigator.onLine) return
    import('#browser/packs/refresh-cached-packs.ts').then(
      (late) => late.refreshCachedPacks(ids.split(',')),
      () => {},
    )
  }, [ids, isPlaying])
}

/** The time that passes are compared with; updated when one ends. */
function useNow(passes: readonly OpenedPack[], isPlaying: boolean): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    if (isPlaying || passes.length === 0) return
    const look = () => setNowMs(Date.now())
    look()
    const endMs = msUntilNextEnd(passes, Date.now())
    if (endMs === null) return
    const timer = setTimeout(look, endMs)
    return () => clearTimeout(timer)
  }, [passes, isPlaying])
  return nowMs
}
