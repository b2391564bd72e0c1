import { type Random, seededAt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { type Seats, seatsAbsent } from '../table/presence.ts'
import { type FilledPrompt, fillPrompt } from './placeholders.ts'

/** The prompts of a running game and how far it has come. */
export type Deck = {
  lists: readonly (readonly string[])[]
  /** Per list, how many prompts have been drawn from it. */
  drawn: readonly number[]
  /** How often each seat has been named by a prompt. */
  mentions: readonly number[]
}

export function newDeck(lists: Deck['lists'], playerCount: number): Deck {
  return {
    lists,
    drawn: lists.map(() => 0),
    mentions: Array.from({ length: playerCount }, () => 0),
  }
}

/**
 * The next prompt of a list, its names filled in for `seat`. A list drawn to its end begins again
 * with its oldest. Throws a RangeError when the list is empty: a game always has an active pack.
 * @param seats who may be named: everybody, unless some have left or wait
 */
export function drawPrompt(
  deck: Deck,
  list: number,
  seat: Seat,
  random: Random,
  seats?: Seats,
): { prompt: FilledPrompt; deck: Deck } {
  const prompts = deck.lists[list] ?? []
  const drawn = deck.drawn[list] ?? 0
  const raw = prompts[drawn % prompts.length]
  if (raw === undefined) throw new RangeError(`No prompts in list ${list}`)
  const { filled, mentions } = fillPrompt(
    raw,
    seat,
    deck.mentions,
    random,
    seats ? seatsAbsent(seats) : [],
  )
  const counts = deck.drawn.map((count, index) => (index === list ? count + 1 : count))
  return { prompt: filled, deck: { ...deck, drawn: counts, mentions } }
}

/** The deck with one seat more, as often named as whoever was named least. */
export function addSeatToDeck(deck: Deck): Deck {
  return { ...deck, mentions: [...deck.mentions, Math.min(...deck.mentions)] }
}

/** Chance for what happens between two moves: the same deck always gives the same. */
export function deckRandom({ drawn, mentions }: Deck): Random {
  return seededAt(0, ...drawn, ...mentions)
}

/** The same deck over other packs, from their first prompt on. */
export function changeDeckPacks(deck: Deck, lists: Deck['lists']): Deck {
  return { ...deck, lists, drawn: lists.map(() => 0) }
}

/**
 * The round that ends a game of `wanted` rounds: a deck with fewer prompts ends it with its last new
 * one. 0 is no end.
 */
export function lastRound(deck: Deck, round: number, wanted: number): number {
  if (wanted === 0) return 0
  const left = (deck.lists[0]?.length ?? 0) - (deck.drawn[0] ?? 0)
  return Math.min(wanted, round + Math.max(0, left))
}
