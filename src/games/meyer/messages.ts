import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'
import { callOf, type Rank } from './rules-ranks.ts'

type Leading = { seats: readonly Seat[]; lives: number }

export const messages = {
  'turn-of': ({ seat }: { seat: Seat }, { name }) => `It is ${name(seat)}’s turn.`,
  'only-one-looks': ({ seat }: { seat: Seat }, { name }) => `Only ${name(seat)} looks.`,
  'open-first': ({ seat }: { seat: Seat }, { name }) => `First ${name(seat)} opens it.`,
  'cup-up': 'The cup is up. On to the next round.',
  'round-on': 'This round is not over.',
  'no-bot': 'It is no bot’s turn.',
  'roll-first': 'Roll first.',
  'dice-down': 'The dice are down. Say a number.',
  'no-such-rank': 'There is no such call.',
  'under-claim': ({ claim }: { claim: Rank }) =>
    `That is under ${callOf(claim)}. Say as much, or more.`,
  'no-claim-yet': 'There is no claim to pass on yet. Say a number.',
  'no-toast': 'Only 3–2 is shown for a toast.',
  'believe-or-lift': 'Believe it or lift it.',
  'not-believed': 'Nothing beats a Meyer. Lift it, or give it its due.',
  'not-conceded': 'Only a Meyer is given its due.',
  'no-new-lives': 'New lives are rolled once, when few are left, before the dice.',
  'nothing-to-call': 'There is no claim to call.',
  'own-claim': 'You know what you rolled.',
  'last-one': ({ seats }: Leading, { names }) => `${names(seats)} is the last one in.`,
  'most-lives': ({ seats, lives }: Leading, { names, count, plural }) =>
    `${names(seats)} ${plural(seats.length, 'has', 'have')} most lives: ${count(lives)}.`,
  'nobody-in': 'Nobody is in any more.',
  leading: ({ seats, lives }: Leading, { names, count, plural }) =>
    `${names(seats)} ${plural(seats.length, 'leads', 'lead')} with ${count(lives)} ${plural(lives, 'life', 'lives')}.`,
  bluffs: ({ caught, fooled }: { caught: number; fooled: number }, { count }) =>
    `caught ${caught ? count(caught) : 'none'}, fooled ${fooled ? count(fooled) : 'nobody'}`,
} satisfies Messages

export type Code = keyof typeof messages
