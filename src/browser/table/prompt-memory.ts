import type { LocalStorageName } from '#contract/stored-items.ts'
import { groupOf, meetGroup, noGroup, readGroups } from '#domain/prompts/groups.ts'
import {
  memoryOf,
  type PromptMemory,
  promptKey,
  readGroupMemory,
  rememberFor,
} from '#domain/prompts/memory.ts'
import { newId } from '../device/random.ts'
import { findSavedNames } from '../storage/saved-names.ts'
import { savedValue } from '../storage/saved-value.ts'
import { readSaved, save } from '../storage/storage.ts'

const groups = savedValue('groups', readGroups)
const nameOf = (slug: string): LocalStorageName => `shown:${slug}`

/** What these people have seen: in other games first, then in this one, the latest last. */
export function readPromptMemory(slug: string, names: readonly string[]): PromptMemory {
  const group = groupOf(groups.get(), names)
  const seenIn = (name: LocalStorageName) => memoryOf(readGroupMemory(readSaved(name)), group)
  const own = seenIn(nameOf(slug))
  const others = findSavedNames('shown:').filter((name) => name !== nameOf(slug))
  return [...others.flatMap(seenIn).filter((key) => !own.includes(key)), ...own]
}

export function rememberPrompt(slug: string, prompt: string, names: readonly string[]): void {
  rememberKeys(slug, [promptKey(prompt)], names)
}

/** @param keys of the prompts, the latest last */
export function rememberKeys(
  slug: string,
  keys: readonly string[],
  names: readonly string[],
): void {
  const met = meetGroup(groups.get(), names, newId(), Date.now())
  if (met.groups !== groups.get()) groups.set(met.groups)
  const known = [noGroup, ...met.groups.map(({ id }) => id)]
  const memory = readGroupMemory(readSaved(nameOf(slug)))
  save(nameOf(slug), rememberFor(memory, met.id, keys, known))
}
