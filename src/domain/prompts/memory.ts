import { type Random, shuffle } from '../random.ts'

/** Spec §4 and §9: a prompt does not return while among the last 40 shown. */
export const memorySize = 40
/** Longer than any game's packs. */
const maxMemory = 2000

export type PromptMemory = readonly string[]

/** FNV-1a, 32 bits, base 36. */
export function promptKey(prompt: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < prompt.length; index++) {
    hash = Math.imul(hash ^ prompt.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

export function remember(memory: PromptMemory, key: string): PromptMemory {
  return [...memory.filter((known) => known !== key), key].slice(-maxMemory)
}

/**
 * Never shown first, then those before the last 40 (both shuffled), then the last 40, oldest first:
 * spec §4's "a draw repeats until the prompt is new".
 * @param isFree these come first among the shuffled ones
 */
export function orderByMemory(
  prompts: readonly string[],
  memory: PromptMemory,
  random: Random,
  isFree: (prompt: string) => boolean = () => true,
): string[] {
  const ageOf = new Map(memory.map((key, index) => [key, memory.length - index]))
  const age = (prompt: string) => ageOf.get(promptKey(prompt)) ?? Number.POSITIVE_INFINITY
  const unique = [...new Set(prompts)]
  const fresh = unique.filter((prompt) => age(prompt) === Number.POSITIVE_INFINITY)
  const older = unique.filter((prompt) => age(prompt) > memorySize && Number.isFinite(age(prompt)))
  const recent = unique.filter((prompt) => age(prompt) <= memorySize)
  recent.sort((one, other) => age(other) - age(one))
  const shuffled = (prompts: string[]) =>
    shuffle(prompts, random).sort((one, other) => Number(isFree(other)) - Number(isFree(one)))
  return [...shuffled(fresh), ...shuffled(older), ...recent]
}

/** Whether the table has seen every prompt of these; false where there is none. */
export function areAllSeen(lists: readonly (readonly string[])[], memory: PromptMemory): boolean {
  const known = new Set(memory)
  const prompts = lists.flat()
  return prompts.length > 0 && prompts.every((prompt) => known.has(promptKey(prompt)))
}

function readMemory(saved: unknown): PromptMemory {
  if (!Array.isArray(saved)) return []
  return saved.filter((key): key is string => typeof key === 'string').slice(-maxMemory)
}

/** What each table has seen, by its group. */
export type GroupMemory = Readonly<Record<string, PromptMemory>>

/** Saved by an earlier build, which knew one table: the first that plays takes it over. */
const anybody = ''

/** Never throws. */
export function readGroupMemory(saved: unknown): GroupMemory {
  if (Array.isArray(saved)) return { [anybody]: readMemory(saved) }
  if (typeof saved !== 'object' || !saved) return {}
  return Object.fromEntries(Object.entries(saved).map(([group, keys]) => [group, readMemory(keys)]))
}

/** @param group null for a table that is new here */
export function memoryOf(memory: GroupMemory, group: string | null): PromptMemory {
  return (group === null ? undefined : memory[group]) ?? memory[anybody] ?? []
}

/** @param known groups that are still kept: what others have seen is forgotten */
export function rememberFor(
  memory: GroupMemory,
  group: string,
  keys: readonly string[],
  known: readonly string[],
): GroupMemory {
  const kept = Object.entries(memory).filter(([other]) => known.includes(other))
  const seen = keys.reduce(remember, memoryOf(memory, group))
  return { ...Object.fromEntries(kept), [group]: seen }
}
