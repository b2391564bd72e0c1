import type { Seat } from '../table/players.ts'
import { promptKey } from './memory.ts'
import type { Topic } from './tags.ts'

/** A topic that a seat has left out. */
export type CrossedTopic = {
  topic: Topic
  /** Of the prompts about it. */
  keys: readonly string[]
  /** Seats that get no task about it: the one that left it out, and others, to hide which it was. */
  spared: readonly Seat[]
}

export function isTaskFor(crossed: readonly CrossedTopic[], raw: string, seat: Seat): boolean {
  const key = promptKey(raw)
  return !crossed.some(({ keys, spared }) => spared.includes(seat) && keys.includes(key))
}

/**
 * The lists without what crosses a line. Tasks stay, for seats that are not spared, unless they
 * involve another player.
 * @param taskLists places of the lists whose prompts are tasks for one seat
 */
export function withoutCrossed(
  lists: readonly (readonly string[])[],
  crossed: readonly CrossedTopic[],
  taskLists: readonly number[],
): readonly (readonly string[])[] {
  const all = new Set(crossed.flatMap(({ keys }) => keys))
  if (all.size === 0) return lists
  const ofTwo = new Set(crossed.flatMap(({ topic, keys }) => (topic === 'touch' ? keys : [])))
  return lists.map((list, at) =>
    list.filter((raw) => {
      const key = promptKey(raw)
      if (!all.has(key)) return true
      return taskLists.includes(at) && !ofTwo.has(key) && !raw.includes('{other}')
    }),
  )
}
