import { type Random, shuffle } from '#domain/random.ts'
import { chainOf } from './rules-chain.ts'
import { readItem } from './rules-items.ts'
import { isEveryday } from './rules-measures.ts'

/** By measure; the first is the one in play. */
export type Deck = readonly (readonly string[])[]

export type Pair = { a: string; b: string; deck: Deck }

/** Enough for twenty cards and the tie break. */
const maxMeasures = 8
/** About as many fair pairs as a measure has in a row. */
const maxSteps = 12
/** So many popular measures before one of another kind. */
const everydayRun = 3

/** Random measures, each with as many items as may be needed. */
export function dealDeck(lists: Deck, cardsPerMeasure: number, random: Random): Deck {
  return chainAll(everydayFirst(shuffle(byUnit(lists), random)), cardsPerMeasure, random)
}

/** Popular measures first; after three of them one of the rest. */
function everydayFirst(measures: Deck): Deck {
  const isCommon = ([line = '']: readonly string[]) => isEveryday(readItem(line).unit)
  const common = measures.filter(isCommon)
  const rest = measures.filter((list) => !isCommon(list))
  const mixed = common.flatMap((list, at) =>
    at % everydayRun < everydayRun - 1 ? [list] : [list, ...rest.splice(0, 1)],
  )
  return [...mixed, ...rest]
}

/** The current pair stays and is followed by its own measure. */
export function changeDeckPacks(
  lists: Deck,
  cardsPerMeasure: number,
  pair: readonly [a: string, b: string],
  random: Random,
): Deck {
  const { unit } = readItem(pair[1])
  const measures = byUnit(lists.map((list) => list.filter((line) => !pair.includes(line))))
  const isSame = ([line = '']: readonly string[]) => readItem(line).unit === unit
  const same = chainOf(measures.find(isSame) ?? [], stepsFor(cardsPerMeasure), random, pair[1])
  const others = measures.filter((list) => !isSame(list))
  return [same, ...chainAll(others, cardsPerMeasure, random)]
}

function chainAll(measures: Deck, cardsPerMeasure: number, random: Random): string[][] {
  const chains: string[][] = []
  for (const list of measures) {
    if (chains.length === maxMeasures) break
    const chain = chainOf(list, stepsFor(cardsPerMeasure), random)
    if (chain.length > 1) chains.push(chain)
  }
  return chains
}

function stepsFor(cardsPerMeasure: number): number {
  return cardsPerMeasure > 0 ? cardsPerMeasure : maxSteps
}

/** Only equal units are ever compared. */
function byUnit(lists: Deck): string[][] {
  const measures = new Map<string, string[]>()
  for (const line of new Set(lists.flat())) {
    const { unit } = readItem(line)
    const list = measures.get(unit)
    if (list) list.push(line)
    else measures.set(unit, [line])
  }
  return [...measures.values()]
}

/** The next item to compare with `a`; null when its measure is used up. */
export function followUp(a: string, [list = [], ...others]: Deck): Pair | null {
  const [b, ...rest] = list
  return b === undefined ? null : { a, b, deck: [rest, ...others] }
}

/** From the next measure with two items left; null when there is none. */
export function freshPair(deck: Deck): Pair | null {
  const at = deck.findIndex((list) => list.length > 1)
  const [a, b, ...rest] = deck[at] ?? []
  if (a === undefined || b === undefined) return null
  return { a, b, deck: [rest, ...deck.slice(at + 1), ...deck.slice(0, at)] }
}
