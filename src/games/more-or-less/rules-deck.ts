import { type Random, shuffle } from '#domain/random.ts'
import { readItem } from './rules-items.ts'

/** What is still to be laid, measure by measure; the first is the one on the table. */
export type Deck = readonly (readonly string[])[]

/** Two items to compare, and what is left. */
export type Pair = { a: string; b: string; deck: Deck }

/** Enough for twenty cards and the last one, whatever runs out before: no more is kept. */
const mostMeasures = 8
const mostItems = 24

/** A deck for one game: some measures by chance, of each as many items as may be wanted. */
export function dealDeck(lists: Deck, cardsPerMeasure: number, random: Random): Deck {
  return cutDeck(shuffle(byUnit(lists), random), cardsPerMeasure)
}

/** The same game over other lists: the pair on the table stays and is followed by its own kind. */
export function restockDeck(lists: Deck, cardsPerMeasure: number, pair: readonly string[]): Deck {
  const unit = pair.map((line) => readItem(line).unit)[0]
  const measures = byUnit(lists.map((list) => list.filter((line) => !pair.includes(line))))
  const isSame = ([line = '']: readonly string[]) => readItem(line).unit === unit
  const others = measures.filter((list) => !isSame(list))
  return cutDeck([measures.find(isSame) ?? [], ...others], cardsPerMeasure)
}

function cutDeck(measures: Deck, cardsPerMeasure: number): Deck {
  const items = cardsPerMeasure > 0 ? cardsPerMeasure + 1 : mostItems
  return measures.slice(0, mostMeasures).map((list) => list.slice(0, items))
}

/** Only equal units are ever paired, however the lists came. */
function byUnit(lists: Deck): string[][] {
  const measures = new Map<string, string[]>()
  for (const line of new Set(lists.flat())) {
    const { unit } = readItem(line)
    measures.set(unit, [...(measures.get(unit) ?? []), line])
  }
  return [...measures.values()].filter((list) => list.length > 1)
}

/** The next item beside the one that stays; null when this measure has run out. */
export function followUp(a: string, [list = [], ...others]: Deck): Pair | null {
  const [b, ...rest] = list
  return b === undefined ? null : { a, b, deck: [rest, ...others] }
}

/** Two items of the next measure that has two left; null when there is none. */
export function freshPair(deck: Deck): Pair | null {
  const at = deck.findIndex((list) => list.length > 1)
  const [a, b, ...rest] = deck[at] ?? []
  if (a === undefined || b === undefined) return null
  return { a, b, deck: [rest, ...deck.slice(at + 1), ...deck.slice(0, at)] }
}
