import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

export const messages = {
  'not-counting': 'Nobody is counting tonight.',
  'story-first': 'Story first.',
  'who-has-first': 'Who has? Say that first.',
  'all-answer': 'Everybody answers on their own phone.',
  'no-call': 'Guess how many have: from none to all.',
  'answer-first': 'Your own answer first.',
  'teller-only': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} tells it, or does not.`,
  'nobody-lost': 'Not a petal lost. Nobody believes you.',
  lived: ({ seats }: { seats: readonly Seat[] }, { names, plural }) =>
    `${names(seats)} ${plural(seats.length, 'has', 'have')} lived.`,
  petals: ({ left, lost, round }: Record<string, number>, { plural }) =>
    `${plural(left ?? 0, 'petal', 'petals')} left, ${lost} lost in ${round}`,
  knew: ({ points, left }: Record<string, number>, { plural }) =>
    `right ${plural(points ?? 0, 'call', 'calls')}, ${left} ${plural(left ?? 0, 'petal', 'petals')} left`,
} satisfies Messages

export type Code = keyof typeof messages
