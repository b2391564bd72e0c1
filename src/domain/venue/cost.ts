import type { FilledPrompt } from '../prompts/placeholders.ts'

/** Sips or points; 0 where there are none. */
export function costOf({ parts }: FilledPrompt): number {
  return parts.reduce((most, part) => ('sips' in part ? Math.max(most, part.sips) : most), 0)
}
