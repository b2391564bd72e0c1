import type { Seat } from '../table/players.ts'
import { promptKey } from './memory.ts'
import type { Topic } from './tags.ts'

/** A topic that is somebody's line. */
export type CrossedTopic = {
  topic: Topic
  /** Of the prompts about it. */
  keys: readonly string[]
  /** Who is given no task about it: whose line it is, and others, so that nobody can tell. */
  spared: readonly Seat[]
}

export function isTaskFor(crossed: readonly CrossedTopic[], raw: string, seat: Seat): boolean {
  const key = promptKey(raw)
  return !crossed.some(({ keys, spared }) => spared.includes(seat) && keys.includes(key))
}

/**
 * The lists without what crosses a line. Tasks stay, for seats that are not spared, unless they
 * take somebody else.
 * @param taskLists places of the lists whose prompts are for the seat whose turn it is
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
