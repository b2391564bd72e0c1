import type { LocalStorageName } from '#contract/stored-items.ts'
import { type PromptMemory, readMemory, remember } from '#domain/prompts/memory.ts'
import { readSaved, save } from '../storage/storage.ts'

const nameOf = (slug: string): LocalStorageName => `shown:${slug}`

export function readPromptMemory(slug: string): PromptMemory {
  return readMemory(readSaved(nameOf(slug)))
}

export function rememberPrompt(slug: string, prompt: string): void {
  save(nameOf(slug), remember(readPromptMemory(slug), prompt))
}
