import type { PromptPart } from '#domain/prompts/placeholders.ts'
import type { Seat } from '#domain/table/players.ts'

export function crownedNames(crowned: readonly Seat[], playerCount: number): PromptPart[] {
  if (crowned.length === 0) return [{ text: 'Nobody, then' }]
  if (crowned.length === playerCount) return [{ text: 'All of you' }]
  return crowned.flatMap((seat, at): PromptPart[] =>
    at === 0 ? [{ seat }] : [{ text: at === crowned.length - 1 ? ' and ' : ', ' }, { seat }],
  )
}
