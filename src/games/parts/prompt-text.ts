import type { FilledPrompt, PromptPart } from '#domain/prompts/placeholders.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import type { Player } from '#domain/table/players.ts'

type Table = {
  players: readonly Player[]
  sober: boolean
  /** What all who are here pay by; default sips. */
  owed?: Owed
}

/** Plain text; empty for null. */
export function promptText(prompt: FilledPrompt | null | undefined, table: Table): string {
  return prompt?.parts.map((part) => partText(part, table)).join('') ?? ''
}

function partText(part: PromptPart, { players, sober, owed = 'drinks' }: Table): string {
  if ('text' in part) return part.text
  if ('sips' in part) return penaltyText(part.sips, sober ? 'points' : owed)
  // Bidi isolates: a right-to-left name must not reorder the sentence.
  return `\u2068${nameOf(players, part.seat)}\u2069`
}

/** How many letters are drawn: marks around names are not. */
export function letterCount(text: string): number {
  return [...text.replace(/[\u2068\u2069]/g, '')].length
}
