import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

export const messages = {
  'not-your-turn': ({ seat }: { seat: Seat }, { name }) => `It is ${name(seat)}’s turn.`,
  'no-points': 'Nobody has a point.',
  'did-most': ({ winners }: { winners: readonly Seat[] }, { names }) =>
    `${names(winners)} did most.`,
  points: ({ count }: { count: number }, { plural }) => plural(count, 'point', 'points'),
} satisfies Messages

export type Code = keyof typeof messages
