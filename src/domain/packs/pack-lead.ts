import type { CurrentGame } from './activation.ts'

const leads: Record<Exclude<CurrentGame, 'truth-or-dare'>, string> = {
  'never-have-i-ever': 'Never have I ever…',
  'most-likely-to': 'Who is most likely to…',
  category: 'Name one. Pass it on.',
  charades: 'Act it out.',
  'country-island-city': 'Country, island, city.',
}

/** The words before a prompt, by the game whose way of asking the pack follows. */
export function packLead(
  game: CurrentGame | null,
  packName: string,
  prompt: { text: string; isDare: boolean },
): string {
  if (prompt.isDare) return 'Dare'
  if (game === 'truth-or-dare') return 'Truth'
  if (game === null) return packName
  const lead = leads[game]
  // Many write the words themselves: nobody reads them twice.
  return startsLike(prompt.text, lead) ? packName : lead
}

function startsLike(text: string, lead: string): boolean {
  const words = (sentence: string) =>
    sentence
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim()
  return words(text).startsWith(words(lead))
}
