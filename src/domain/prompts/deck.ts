import { type Random, seededAt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { type Seats, seatsAbsent } from '../table/presence.ts'
import { type CrossedTopic, isTaskFor } from './crossed-topic.ts'
import { type FilledPrompt, fillPrompt } from './placeholders.ts'

export type Deck = {
  lists: readonly (readonly string[])[]
  drawn: readonly number[]
  mentions: readonly number[]
  /** With lines: topics, and the seats that get no task about them. */
  crossed?: readonly CrossedTopic[]
}

export function newDeck(lists: Deck['lists'], playerCount: number): Deck {
  return {
    lists,
    drawn: lists.map(() => 0),
    mentions: Array.from({ length: playerCount }, () => 0),
  }
}

/**
 * A finished list begins again with its oldest; a task that the seat must not get waits for another.
 * Throws a RangeError when the list is empty.
 * @param seats the seats that may be named; default all
 */
export function drawPrompt(
  deck: Deck,
  list: number,
  seat: Seat,
  random: Random,
  seats?: Seats,
): { prompt: FilledPrompt; deck: Deck } {
  const { prompts, place, drawn } = bringForward(deck, list, seat)
  const raw = prompts[place]
  if (raw === undefined) throw new RangeError(`No prompts in list ${list}`)
  const { filled, mentions } = fillPrompt(
    raw,
    seat,
    deck.mentions,
    random,
    seats ? seatsAbsent(seats) : [],
  )
  const counts = deck.drawn.map((count, index) => (index === list ? drawn : count))
  const lists = deck.lists.map((others, index) => (index === list ? prompts : others))
  return { prompt: filled, deck: { ...deck, lists, drawn: counts, mentions } }
}

/** Puts a later prompt, or else the oldest, before a task that the seat must not get. */
function bringForward(
  { lists, drawn: counts, crossed = [] }: Deck,
  list: number,
  seat: Seat,
): { prompts: readonly string[]; place: number; drawn: number } {
  const prompts = lists[list] ?? []
  const drawn = counts[list] ?? 0
  const place = drawn % prompts.length
  const next = { prompts, place, drawn: drawn + 1 }
  const isFor = (raw: string) => isTaskFor(crossed, raw, seat)
  const later = prompts.findIndex((raw, at) => at >= place && isFor(raw))
  const found = later === -1 ? prompts.findIndex(isFor) : later
  if (found === -1 || found === place) return next
  const others = prompts.toSpliced(found, 1)
  const moved = prompts.slice(found, found + 1)
  return found > place
    ? { ...next, prompts: others.toSpliced(place, 0, ...moved) }
    : { prompts: others.toSpliced(place - 1, 0, ...moved), place: place - 1, drawn }
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
