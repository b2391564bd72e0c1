import type { LineRules } from '../table/game-rules.ts'
import { type CrossedTopic, isTaskFor, withoutCrossed } from './crossed-topic.ts'
import type { Deck } from './deck.ts'

type Lists = Deck['lists']

/** Every list has prompts where it had some. */
export function areFilled(before: Lists, after: Lists): boolean {
  return before.every((list, at) => list.length === 0 || (after[at]?.length ?? 0) > 0)
}

/** Lines for a game that draws from a deck; a topic that is out stays out of that deck. */
export function deckLines<State extends { deck: Deck }>({
  taskLists = [],
  isPlayable = areFilled,
}: Partial<Omit<LineRules<State>, 'leaveOut'>> = {}): LineRules<State> {
  function leaveOut(state: State, crossed: readonly CrossedTopic[]): State | null {
    const { deck } = state
    const topics = crossed.map(({ topic }) => topic)
    const all = [
      ...(deck.crossed ?? []).filter(({ topic }) => !topics.includes(topic)),
      ...crossed.filter(({ keys }) => keys.length > 0),
    ]
    const lists = withoutCrossed(deck.lists, all, taskLists)
    if (!isPlayable(deck.lists, lists)) return null
    const next = withLists(deck, lists)
    if (taskLists.length === 0) return { ...state, deck: next }
    const isSparedAll = all.some(({ spared }) =>
      spared.some((seat) =>
        taskLists.some((at) => lists[at]?.length && !hasTask(lists[at] ?? [], all, seat)),
      ),
    )
    return isSparedAll ? null : { ...state, deck: { ...next, crossed: all } }
  }
  return { taskLists, isPlayable, leaveOut }
}

function hasTask(list: readonly string[], crossed: readonly CrossedTopic[], seat: number): boolean {
  return list.some((raw) => isTaskFor(crossed, raw, seat))
}

/** What was drawn stays drawn. */
export function withLists(deck: Deck, lists: Lists): Deck {
  const parts = deck.lists.map((list, at) => {
    const left = new Set(lists[at])
    const drawn = deck.drawn[at] ?? 0
    const place = list.length === 0 ? 0 : drawn % list.length
    const past = list.slice(0, place).filter((raw) => left.has(raw))
    const coming = list.slice(place).filter((raw) => left.has(raw))
    // A finished list begins again with its oldest.
    return drawn < list.length
      ? { list: [...past, ...coming], drawn: past.length }
      : { list: [...coming, ...past], drawn: left.size }
  })
  return { ...deck, lists: parts.map(({ list }) => list), drawn: parts.map(({ drawn }) => drawn) }
}
