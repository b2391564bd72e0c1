import { useEffect, useMemo, useState } from 'react'
import { enqueue } from '#browser/outbox/outbox.ts'
import { sendOutbox } from '#browser/outbox/send-outbox.ts'
import { cachedMenuPacks, noCachedPacks } from '#browser/packs/cached-menu-packs.ts'
import { noOpenedPacks, openedPacks } from '#browser/packs/opened-packs.ts'
import { readMenu } from '#browser/packs/read-menu.ts'
import { switchedPacks, switchOffExplicit } from '#browser/packs/switched-packs.ts'
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

/** Which packs are in the mix of a game on this device, and how to change that. */
export type PackSelection = {
  packs: readonly MenuPack[]
  active: readonly Pack[]
  /** The prompts of the mix, list by list. */
  lists(): string[][]
  /** False when the switch must slide back: the last active pack, or a pack that is not open. */
  toggle(id: string): boolean
  /** Switches off every explicit pack. */
  leaveOutExplicit(): void
  /** Keeps a premium pack for as long as its pass runs; `isOn` puts it into the mix. */
  open(pass: OpenedPack, isOn: boolean): void
  /** A game was dealt: a play of each published pack by a player that is in it. */
  countPlays(): void
}

/** @param isPlaying a running game keeps its deck, whatever ends meanwhile */
export function usePackSelection(
  game: PackGame,
  builtIn: readonly MenuPack[],
  isPlaying: boolean,
): PackSelection {
  const { sober } = useSettings()
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

  const leaveOutExplicit = () => switchOffExplicit(switchedOn, packs)

  /** By what is kept now: a purchase takes its time, and the menu may be another one by then. */
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
  const lists = () => listsToDeal(packs, active, sober)
  return { packs, active, lists, toggle, leaveOutExplicit, open, countPlays }
}

/** At the start screen, packs by players follow what their makers have changed since. */
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

/** The time by which passes are judged; it moves on when one of them ends. */
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
