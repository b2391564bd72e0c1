import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'
import { mixedCards } from './cards.ts'

const ownMessages = {
  'rule-first': 'The rule first.',
  'no-rule': 'There is no rule to forget just now.',
  'card-gone': 'That card is gone.',
  'which-game': 'One of the two, please.',
  'vote-first': 'Which game? Vote first.',
  quiet: 'Not a point taken. What a quiet table.',
  equally: 'All of you, equally. How fair.',
  trouble: ({ seats }: { seats: readonly Seat[] }, { names }) =>
    `${names(seats)} took the most trouble home.`,
  points: ({ points, round, fingers }: Record<string, number>, { plural }) =>
    `${plural(points ?? 0, 'point', 'points')} in ${round}, ${fingers || 'no'} ${plural(fingers ?? 0, 'finger', 'fingers')}`,
} satisfies Messages

/** A code of a game is written with the game before it. */
export type Code = keyof typeof ownMessages | `${string}:${string}`

export const messages: Messages<Code> = {
  ...ownMessages,
  ...Object.fromEntries(
    Object.entries(mixedCards).flatMap(([game, { messages }]) =>
      Object.entries(messages).map(([code, sentence]) => [`${game}:${code}`, sentence]),
    ),
  ),
}
