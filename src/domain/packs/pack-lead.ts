import { type PackGameSlug, packKindOf } from './pack-kinds.ts'

type GameWithLead = { slug: PackGameSlug; lead: string }

export function packLead(
  game: GameWithLead | null,
  packName: string,
  prompt: { text: string; isDare: boolean },
): string {
  if (prompt.isDare) return 'Dare'
  if (game === null) return packName
  // With two lists, the lead is not part of the sentence.
  if (packKindOf(game.slug).lists > 1) return game.lead
  return startsLike(prompt.text, game.lead) ? packName : game.lead
}

function startsLike(text: string, lead: string): boolean {
  const words = (sentence: string) =>
    sentence
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim()
  return words(text).startsWith(words(lead))
}

export function withoutLead(game: PackGameSlug, text: string): string {
  const { lead } = packKindOf(game)
  return (lead && text.replace(lead, '')) || text
}
