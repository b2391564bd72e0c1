import { type ComponentType, useEffect, useRef, useState } from 'react'
import { deckSourceOf, limitsMark } from '#domain/packs/menu-pack.ts'
import { isLocked, type MenuPack, type Pack } from '#domain/packs/pack.ts'
import {
  keysByTopic,
  type PromptKeysByTopic,
  type PromptLimits,
  type TagsOfPrompts,
} from '#domain/prompts/tags.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import type { orderCards } from './order-cards.ts'
import { nothingLeft } from './pack-note.ts'
import { useTableLimits } from './table-limits.ts'
import type { PackSelection } from './use-pack-selection.ts'

type Lists = Setup<unknown>['lists']

export type CardSource<Options> = {
  /** @throws when the cards have to be loaded and cannot be */
  deal: (options: Options, sober: boolean, limits: PromptLimits) => Lists | Promise<Lists>
  /** Of every card that it may deal. */
  readTags?: (options: Options, sober: boolean) => Promise<TagsOfPrompts>
  /** Packs of other games that `deal` draws from. */
  readPacks?: (options: Options, sober: boolean) => Promise<readonly Pack[]>
  /** A row on the start screen. */
  Row?: ComponentType<{
    options: Options
    sober: boolean
    onOptions: (options: Options) => void
  }>
}

const notArrived = 'The cards did not arrive. Check the network, then try again.'

type Dealt = { lists: Lists; source: string; topics: PromptKeysByTopic }

export type Deal<Options> = {
  /**
   * Passes on the lists in drawing order, and their source.
   * @param isNew a new game: asks first where the table has seen all of it
   */
  deal: (options: Options, then: (dealt: Dealt) => void, isNew?: boolean) => void
  /** Changes when the next prompt must come from other packs. */
  source: string
  canContinue: (source: string | null) => boolean
}

/** The problem is a sentence for the players. */
type Dealing<Options> = Deal<Options> & {
  problem: string | null
  fail: () => void
  dismiss: () => void
}

/**
 * @param people who plays
 * @param order late: undefined until it is there
 */
export function useDeal<Options>(
  slug: string,
  menu: PackSelection,
  cardSource: CardSource<Options> | undefined,
  sober: boolean,
  people: readonly { name: string }[],
  order: typeof orderCards | undefined,
): Dealing<Options> {
  const [problem, setProblem] = useState<string | null>(null)
  const { limits } = useTableLimits()

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function deal(options: Options, then: (dealt: Dealt) => void, isNew = false): void {
    const deliver = (lists: Lists, packs: readonly Pack[], tags: readonly TagsOfPrompts[]) => {
      if (!isHere.current) return
      const isShort = cardSource
        ? lists.flat().length === 0
        : packs.length > 0 && lists.some((list) => list.length === 0)
      if (isShort) return setProblem(nothingLeft(packs, limits))
      const topics = keysByTopic(tags, lists)
      order?.(slug, people, lists, isNew, (ordered) =>
        then({ lists: ordered, source: sourceFrom(packs), topics }),
      )
    }
    const lists = cardSource ? cardSource.deal(options, sober, limits) : menu.lists()
    if (lists instanceof Promise) {
      const packs = cardSource?.readPacks?.(options, sober) ?? []
      Promise.all([lists, packs, cardSource?.readTags?.(options, sober) ?? {}]).then(
        ([dealt, from, tags]) => deliver(dealt, from, [tags]),
        fail,
      )
    } else deliver(lists, menu.active, menu.packs.map(tagsOf))
  }

  /** The source begins with what changes the cards, then names the custom packs. */
  function sourceFrom(packs: readonly Pack[]): string {
    if (!cardSource) return source
    return [
      source,
      ...packs.filter((pack) => pack.byPlayer).map((pack) => deckSourceOf([pack])),
    ].join()
  }

  const mark = limitsMark(limits)
  const source = cardSource
    ? `${sober}${mark}`
    : [deckSourceOf(menu.active), ...(mark ? [mark] : [])].join()

  /** An ended pass removes nothing from a deck dealt before. */
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

  const fail = () => setProblem(notArrived)
  const dismiss = () => setProblem(null)
  return { deal, source, canContinue, problem, fail, dismiss }
}

/** Of every pack: a list that no active one fills comes from another. */
function tagsOf(pack: MenuPack): TagsOfPrompts {
  return (isLocked(pack) ? undefined : pack.tags) ?? {}
}
