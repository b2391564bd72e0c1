import { type ComponentType, useEffect, useRef, useState } from 'react'
import { deviceRandom } from '#browser/device/random.ts'
import { readPromptMemory } from '#browser/table/local-table.ts'
import { deckSourceOf } from '#domain/packs/menu-pack.ts'
import { isLocked, type Pack } from '#domain/packs/pack.ts'
import { orderByMemory } from '#domain/prompts/memory.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import type { PackSelection } from './use-pack-selection.ts'

type Lists = Setup<unknown>['lists']

/** What a game without packs deals from. */
export type CardSource<Options> = {
  /** @throws when the cards have to be loaded and cannot be */
  deal: (options: Options, sober: boolean) => Lists | Promise<Lists>
  /** The packs of other games that `deal` draws from, and how to switch off the explicit ones. */
  packs?: {
    read: (options: Options, sober: boolean) => Promise<readonly Pack[]>
    leaveOutExplicit: () => Promise<void>
  }
  /** Says at the door what there is. */
  Row?: ComponentType<{
    options: Options
    sober: boolean
    onOptions: (options: Options) => void
  }>
}

const notArrived = 'The cards did not arrive. Check the network, then try again.'

type Dealt = { lists: Lists; source: string; isExplicit: boolean }

export type Deal<Options> = {
  /** Hands on the lists in the order that this device should see them, and where they are from. */
  deal: (options: Options, then: (dealt: Dealt) => void) => void
  /** Switches off every explicit pack that `deal` draws from. */
  leaveOutExplicit: () => void
  /** Changes when the next prompt is to come from elsewhere. */
  source: string
  /** Whether a deck that was dealt from there may go on. */
  canContinue: (source: string | null) => boolean
}

/** Deals a game from its packs, or from its own stock; the problem is a sentence for the players. */
export function useDeal<Options>(
  slug: string,
  menu: PackSelection,
  cardSource: CardSource<Options> | undefined,
  sober: boolean,
): Deal<Options> & { problem: string | null; dismiss: () => void } {
  const [problem, setProblem] = useState<string | null>(null)

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function deal(options: Options, then: (dealt: Dealt) => void): void {
    const deliver = (lists: Lists, packs: readonly Pack[]) => {
      if (!isHere.current) return
      const isExplicit = packs.some((pack) => pack.explicit)
      then({ lists: orderForDevice(slug, lists), source: sourceFrom(packs), isExplicit })
    }
    const lists = cardSource ? cardSource.deal(options, sober) : menu.lists()
    if (lists instanceof Promise) {
      Promise.all([lists, cardSource?.packs?.read(options, sober) ?? []]).then(
        (dealt) => deliver(...dealt),
        () => setProblem(notArrived),
      )
    } else deliver(lists, menu.active)
  }

  /** A stock starts with what changes its cards; the packs of its players are named at the end. */
  function sourceFrom(packs: readonly Pack[]): string {
    if (!cardSource) return source
    return [
      source,
      ...packs.filter((pack) => pack.byPlayer).map((pack) => deckSourceOf([pack])),
    ].join()
  }

  const source = cardSource ? String(sober) : deckSourceOf(menu.active)

  /** A pass that has ended takes no pack out of a deck that was dealt while it ran. */
  function canContinue(dealtFrom: string | null): boolean {
    if (cardSource) return dealtFrom?.split(',')[0] === source
    if (dealtFrom === source) return true
    const ended = menu.packs.filter(isLocked).map((pack) => pack.id)
    return (
      dealtFrom
        ?.split(',')
        .filter((id) => !ended.includes(id))
        .join() === source
    )
  }

  function leaveOutExplicit(): void {
    if (cardSource) void cardSource.packs?.leaveOutExplicit()
    else menu.leaveOutExplicit()
  }

  const dismiss = () => setProblem(null)
  return { deal, leaveOutExplicit, source, canContinue: canContinue, problem, dismiss }
}

function orderForDevice(slug: string, lists: Lists): Lists {
  const memory = readPromptMemory(slug)
  return lists.map((prompts) => orderByMemory(prompts, memory, deviceRandom))
}
