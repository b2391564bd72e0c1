import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Player } from '#domain/table/players.ts'

/** A phrase as it is acted: in words, names put in. */
export function phraseText(phrase: FilledPrompt, players: readonly Player[]): string {
  return phrase.parts
    .map((part) => {
      if ('text' in part) return part.text
      return 'seat' in part ? (players[part.seat]?.name ?? 'somebody') : String(part.sips)
    })
    .join('')
}
