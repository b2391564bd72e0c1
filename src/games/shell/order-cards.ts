import { deviceRandom } from '#browser/device/random.ts'
import { paceLog } from '#browser/table/pace-log.ts'
import { readPromptMemory } from '#browser/table/prompt-memory.ts'
import { areAllSeen, orderByMemory } from '#domain/prompts/memory.ts'
import { hasNoPrice } from '#domain/prompts/placeholders.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import { isLate } from '#domain/table/pace.ts'

type Lists = Setup<unknown>['lists']

/**
 * In drawing order: nothing comes up twice for these people while there is a choice, and late in an
 * evening what costs nothing comes first.
 */
export function orderCards(
  slug: string,
  names: readonly string[],
  lists: Lists,
): { lists: Lists; isAllSeen: boolean } {
  const memory = readPromptMemory(slug, names)
  const isFree = isLate(paceLog.get(), Date.now()) ? hasNoPrice : undefined
  return {
    lists: lists.map((prompts) => orderByMemory(prompts, memory, deviceRandom, isFree)),
    isAllSeen: areAllSeen(lists, memory),
  }
}
