import { type PackGameSlug, packKindOf } from './pack-kinds.ts'

/** The words that a game says before each prompt. */
type GameWithLead = { slug: PackGameSlug; lead: string }

/** The words before a prompt, by the game whose way of asking the pack follows. */
export function packLead(
  game: GameWithLead | null,
  packName: string,
  prompt: { text: string; isDare: boolean },
): string {
  if (prompt.isDare) return 'Dare'
  if (game === null) return packName
  // A lead that names one of two lists is no part of the sentence.
  if (packKindOf(game.slug).lists > 1) return game.lead
  // Many write the words themselves: nobody reads them twice.
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

/** A prompt without the words that its game’s own screen puts before it. */
export function withoutLead(game: PackGameSlug, text: string): string {
  const { lead } = packKindOf(game)
  return (lead && text.replace(lead, '')) || text
}
