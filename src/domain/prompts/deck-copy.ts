import { withoutCrossed } from './crossed-topic.ts'
import type { Deck } from './deck.ts'
import { areFilled, withLists } from './deck-lines.ts'
import { type PromptKeysByTopic, topics } from './tags.ts'

type WithDeck = { deck: Deck }
/** A bar's deck: drawn cards go to its end. */
type WithPile = { pile: readonly string[] }
type IsPlayable = (before: Deck['lists'], after: Deck['lists']) => boolean

/**
 * Removes every prompt that has a topic, so that the rest does not show which topics were left out.
 * Null where too little is left to play on.
 */
export function forgetLines<State extends object>(
  state: State,
  keys: PromptKeysByTopic = {},
  isPlayable: IsPlayable = areFilled,
): State | null {
  const tagged = topics.map((topic) => ({ topic, keys: keys[topic] ?? [], spared: [] }))
  if (hasPile(state)) {
    const [pile = []] = withoutCrossed([state.pile], tagged, [])
    return isPlayable([], [pile]) ? { ...state, pile } : null
  }
  if (!hasDeck(state)) return state
  const { crossed = [], ...deck } = state.deck
  const lists = withoutCrossed(deck.lists, [...tagged, ...crossed], [])
  return isPlayable(deck.lists, lists) ? { ...state, deck: withLists(deck, lists) } : null
}

/** What `forgetLines` left out comes back: what was drawn stays drawn, the rest comes last. */
export function rejoinDeck<State extends object>(state: State, before: object): State {
  if (hasPile(state) && hasPile(before)) {
    const rest = before.pile.filter((raw) => !state.pile.includes(raw))
    return { ...state, pile: [...state.pile, ...rest] }
  }
  if (!hasDeck(state) || !hasDeck(before)) return state
  const { deck } = state
  const parts = deck.lists.map((list, at) => {
    const known = new Set(list)
    const missing = (raw: string) => !known.has(raw)
    const { past, coming } = splitList(deck, at)
    const whole = splitList(before.deck, at)
    const drawn = [...whole.past.filter(missing), ...past]
    return { list: [...drawn, ...coming, ...whole.coming.filter(missing)], drawn: drawn.length }
  })
  const lists = parts.map(({ list }) => list)
  return { ...state, deck: { ...deck, lists, drawn: parts.map(({ drawn }) => drawn) } }
}

/** Raw prompts drawn between the two states, the latest of each list last. */
export function drawnSince(state: object, before: object): string[] {
  if (!hasDeck(state) || !hasDeck(before)) return []
  return state.deck.lists.flatMap((_, at) => {
    const known = new Set(splitList(before.deck, at).past)
    return splitList(state.deck, at).past.filter((raw) => !known.has(raw))
  })
}

/** A finished list is all past, its oldest first. */
function splitList({ lists, drawn }: Deck, at: number) {
  const list = lists[at] ?? []
  const count = drawn[at] ?? 0
  const place = list.length === 0 ? 0 : count % list.length
  const [past, coming] = [list.slice(0, place), list.slice(place)]
  return count < list.length ? { past, coming } : { past: [...coming, ...past], coming: [] }
}

function hasPile(state: object): state is WithPile {
  return Array.isArray((state as Partial<WithPile>).pile)
}

/** Some games draw from decks of their own kind. */
function hasDeck(state: object): state is WithDeck {
  const { deck } = state as Partial<WithDeck>
  return Array.isArray(deck?.lists) && Array.isArray(deck.drawn)
}
