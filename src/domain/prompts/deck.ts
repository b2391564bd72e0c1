import type { Random } from '../random.ts'
import type { Seat } from '../table/players.ts'
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
 */
export function drawPrompt(
  deck: Deck,
  list: number,
  seat: Seat,
  random: Random,
): { prompt: FilledPrompt; deck: Deck } {
  const prompts = deck.lists[list] ?? []
  const drawn = deck.drawn[list] ?? 0
  const raw = prompts[drawn % prompts.length]
  if (raw === undefined) throw new RangeError(`No prompts in list ${list}`)
  const { filled, mentions } = fillPrompt(raw, seat, deck.mentions, random)
  const counts = deck.drawn.map((count, index) => (index === list ? count + 1 : count))
  return { prompt: filled, deck: { ...deck, drawn: counts, mentions } }
}

/** The same deck over other packs, from their first prompt on. */
export function restockDeck(deck: Deck, lists: Deck['lists']): Deck {
  return { ...deck, lists, drawn: lists.map(() => 0) }
}
