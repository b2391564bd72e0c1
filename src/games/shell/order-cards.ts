import { deviceRandom } from '#browser/device/random.ts'
import { liveState } from '#browser/storage/live-state.ts'
import { paceLog } from '#browser/table/pace-log.ts'
import { readPromptMemory } from '#browser/table/prompt-memory.ts'
import { areAllSeen, orderByMemory } from '#domain/prompts/memory.ts'
import { hasNoPrice } from '#domain/prompts/placeholders.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import { isLate } from '#domain/table/pace.ts'

type Lists = Setup<unknown>['lists']

/** Deals all the same: what the table is asked where it has seen every card. */
export const allSeen = liveState<{ goOn: () => void } | null>(null)

/**
 * In drawing order: nothing comes up twice for these people while there is a choice, and late in an
 * evening what costs nothing comes first.
 * @param isNew a new game: asks first where the table has seen all of it
 */
export function orderCards(
  slug: string,
  people: readonly { name: string }[],
  lists: Lists,
  isNew: boolean,
  then: (ordered: Lists) => void,
): void {
  const memory = readPromptMemory(
    slug,
    people.map(({ name }) => name),
  )
  const isFree = isLate(paceLog.get(), Date.now()) ? hasNoPrice : undefined
  const goOn = () => {
    allSeen.set(null)
    then(lists.map((prompts) => orderByMemory(prompts, memory, deviceRandom, isFree)))
  }
  if (isNew && areAllSeen(lists, memory)) allSeen.set({ goOn })
  else goOn()
}
