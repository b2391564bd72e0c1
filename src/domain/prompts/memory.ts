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

export function remember(memory: PromptMemory, prompt: string): PromptMemory {
  const key = promptKey(prompt)
  return [...memory.filter((known) => known !== key), key].slice(-maxMemory)
}

/**
 * Never shown first, then those before the last 40 (both shuffled), then the last 40, oldest first:
 * spec §4's "a draw repeats until the prompt is new".
 */
export function orderByMemory(
  prompts: readonly string[],
  memory: PromptMemory,
  random: Random,
): string[] {
  const ageOf = new Map(memory.map((key, index) => [key, memory.length - index]))
  const age = (prompt: string) => ageOf.get(promptKey(prompt)) ?? Number.POSITIVE_INFINITY
  const unique = [...new Set(prompts)]
  const fresh = unique.filter((prompt) => age(prompt) === Number.POSITIVE_INFINITY)
  const older = unique.filter((prompt) => age(prompt) > memorySize && Number.isFinite(age(prompt)))
  const recent = unique.filter((prompt) => age(prompt) <= memorySize)
  recent.sort((one, other) => age(other) - age(one))
  return [...shuffle(fresh, random), ...shuffle(older, random), ...recent]
}

export function readMemory(saved: unknown): PromptMemory {
  if (!Array.isArray(saved)) return []
  return saved.filter((key): key is string => typeof key === 'string').slice(-maxMemory)
}
