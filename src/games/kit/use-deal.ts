import { type ComponentType, useEffect, useRef, useState } from 'react'
import { deviceRandom } from '#browser/chance.ts'
import { readPromptMemory } from '#browser/local-table.ts'
import { isLocked, mergeLists } from '#domain/packs/pack.ts'
import { orderByMemory } from '#domain/prompts/memory.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import type { Menu } from './use-menu.ts'

type Lists = Setup<unknown>['lists']

/** What a game without packs deals from. */
export type Stock<Options> = {
  /** @throws when the cards have to be loaded and cannot be */
  deal: (options: Options, sober: boolean) => Lists | Promise<Lists>
  /** Says at the door what there is. */
  Strip?: ComponentType<{ options: Options; sober: boolean }>
}

const notArrived = 'The cards did not arrive. Check the network, then try again.'

export type Deal<Options> = {
  /** Hands on the lists in the order that this device should see them, and where they are from. */
  deal: (options: Options, then: (lists: Lists, source: string) => void) => void
  /** Changes when the next prompt is to come from elsewhere. */
  source: string
  /** Whether a deck that was dealt from there may go on. */
  isFrom: (source: string | null) => boolean
}

/** Deals a game from its packs, or from its own stock; the problem is a sentence for the players. */
export function useDeal<Options>(
  slug: string,
  menu: Menu,
  stock: Stock<Options> | undefined,
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

  function deal(options: Options, then: (lists: Lists, source: string) => void): void {
    const hand = (lists: Lists) => isHere.current && then(orderForDevice(slug, lists), source)
    const dealt = stock ? stock.deal(options, sober) : mergeLists(menu.active)
    if (dealt instanceof Promise) dealt.then(hand, () => setProblem(notArrived))
    else hand(dealt)
  }

  const source = stock ? String(sober) : menu.active.map((pack) => pack.id).join()

  /** A pass that has ended takes no pack out of a deck that was dealt while it ran. */
  function isFrom(dealtFrom: string | null): boolean {
    if (dealtFrom === source || stock) return dealtFrom === source
    const ended = menu.packs.filter(isLocked).map((pack) => pack.id)
    return (
      dealtFrom
        ?.split(',')
        .filter((id) => !ended.includes(id))
        .join() === source
    )
  }

  return { deal, source, isFrom, problem, dismiss: () => setProblem(null) }
}

function orderForDevice(slug: string, lists: Lists): Lists {
  const memory = readPromptMemory(slug)
  return lists.map((prompts) => orderByMemory(prompts, memory, deviceRandom))
}
