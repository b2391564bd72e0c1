import type { FilledPrompt } from '../prompts/placeholders.ts'

/** How many sips or points the words of a card speak of; 0 where they speak of none. */
export function costOf({ parts }: FilledPrompt): number {
  return parts.reduce((most, part) => ('sips' in part ? Math.max(most, part.sips) : most), 0)
}
