import type { AudienceAsk, AudienceHeard, AudienceKind } from '#domain/table/audience.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'

type Words = {
  /** Over the choices. */
  asks: string
  /** By choice; `names` where it is a seat, `own` where it says itself. */
  labels: 'names' | 'own' | Readonly<Record<string, string>>
}

const words: Record<AudienceKind, Words> = {
  has: { asks: 'And you?', labels: { has: 'I have', hasnt: 'I haven’t' } },
  crown: { asks: 'Your vote', labels: 'names' },
  'more-or-less': { asks: 'And you?', labels: { more: 'More', less: 'Less' } },
  rating: {
    asks: 'How was that?',
    labels: { legendary: 'Legendary', good: 'Good', nothing: 'Didn’t count' },
  },
  hits: { asks: 'How many hits?', labels: 'own' },
  falls: { asks: 'Who falls?', labels: 'names' },
  stands: { asks: 'Does it count?', labels: { stands: 'Counts', falls: 'Out' } },
  bluff: { asks: 'True, or a bluff?', labels: { true: 'True', bluff: 'Bluff' } },
  throw: { asks: 'What is next?', labels: { 7: '7', 9: '9', 11: '11', double: 'Double' } },
  encore: { asks: 'Encore?', labels: { encore: 'Encore', enough: 'Enough' } },
  versus: { asks: 'Who won?', labels: 'names' },
  duel: { asks: 'Who wins?', labels: 'names' },
  answer: { asks: 'Which do you like best?', labels: 'own' },
  question: { asks: 'Which question?', labels: { first: 'The first', second: 'The second' } },
  slabs: { asks: 'And you?', labels: 'own' },
  'next-game': {
    asks: 'Which game next?',
    labels: {
      'never-have-i-ever': 'Never have I ever',
      'truth-or-dare': 'Truth or dare',
      'most-likely-to': 'Most likely to',
      charades: 'Charades',
      category: 'Category',
      'country-island-city': 'Country Island City',
    },
  },
}

export function askWords({ kind }: Pick<AudienceAsk, 'kind'>): string {
  return words[kind].asks
}

export function hasNames({ kind }: Pick<AudienceAsk, 'kind'>): boolean {
  return words[kind].labels === 'names'
}

/** What a choice is called. */
export function choiceWords(
  { kind, texts }: Pick<AudienceHeard, 'kind' | 'texts'>,
  choice: string,
  players: readonly Player[],
): string {
  const { labels } = words[kind]
  if (labels === 'names') return nameOf(players, Number(choice))
  if (labels === 'own') return texts?.[choice] ?? choice
  return labels[choice] ?? choice
}
