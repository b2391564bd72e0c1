import { type Random, seededAt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { type Seats, seatsAbsent } from '../table/presence.ts'
import { type FilledPrompt, fillPrompt } from './placeholders.ts'

export type Deck = {
  lists: readonly (readonly string[])[]
  drawn: readonly number[]
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
 * A finished list begins again with its oldest. Throws a RangeError when the list is empty.
 * @param seats the seats that may be named; default all
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

export function addSeatToDeck(deck: Deck): Deck {
  return { ...deck, mentions: [...deck.mentions, Math.min(...deck.mentions)] }
}

/** The same deck always gives the same chance. */
export function deckRandom({ drawn, mentions }: Deck): Random {
  return seededAt(0, ...drawn, ...mentions)
}

export function changeDeckPacks(deck: Deck, lists: Deck['lists']): Deck {
  return { ...deck, lists, drawn: lists.map(() => 0) }
}

/**
 * The last round of a game of `wanted` rounds: earlier when the deck has fewer prompts; 0 for no
 * end.
 */
export function lastRound(deck: Deck, round: number, wanted: number): number {
  if (wanted === 0) return 0
  const left = (deck.lists[0]?.length ?? 0) - (deck.drawn[0] ?? 0)
  return Math.min(wanted, round + Math.max(0, left))
}
