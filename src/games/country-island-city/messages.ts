import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

type Seated = { seat: Seat }
type Won = { seats: readonly Seat[] }

export const messages = {
  // The letter and the writing.
  'letter-first': 'The letter first.',
  'other-stops': 'Somebody else stops this one.',
  'pens-out': 'Pens are out.',
  'seconds-left': 'Seconds left. Write.',
  'clock-runs': 'The clock is running.',
  'no-clock': 'No clock to start.',
  'nothing-to-swap': 'Nothing to swap just now.',
  'on-paper': 'On paper tonight.',
  'all-write': 'Everybody writes on their own phone.',
  'no-such-column': 'There is no such column.',
  'answer-long': 'That is a long place. Shorten it.',
  'not-full': ({ letter }: { letter: string }) => `Every column needs its ${letter} first.`,
  'pens-down': 'Pens are down.',
  // Marking, on one phone.
  'being-counted': 'The answers are being counted.',
  'are-typed': 'Tonight answers are typed.',
  'are-marked': 'Tonight answers are marked, not typed.',
  'shared-takes-two': ({ column }: { column: string }) => `${column}: shared takes two. Who else?`,
  'no-answer': 'There is no answer to rule out.',
  'wrong-letter': ({ letter }: { letter: string }) =>
    `That one does not begin with ${letter}. It counts nothing as it is.`,
  'round-counted': 'The round is counted.',
  // Doubts and votes, with a phone each.
  'doubts-over': 'Too late for a doubt.',
  'no-such-answer': 'Nobody wrote that.',
  'own-answer': 'Nobody doubts their own answer.',
  'nothing-to-doubt': 'That one counts nothing as it is.',
  'no-vote': 'There is no vote just now.',
  'own-vote': 'You are not asked about this one.',
  'no-likes': 'Two or three of you like nothing officially.',
  'own-like': 'Nobody likes their own answer best.',
  // Out loud.
  'going-round': 'The letter is going round.',
  'not-running': 'The clock is not running yet.',
  'too-late': 'A breath too late.',
  'no-answer-yet': 'There is no answer to doubt yet.',
  'vote-first': 'Finish the vote first.',
  'round-over': 'The round is over.',
  'not-your-turn': ({ seat }: Seated, { name }) => `It is ${name(seat)}’s turn.`,
  'not-there': 'Throw it to one of the names.',
  'doubt-passed': 'That answer has passed.',
  'one-doubt': 'One doubt each per letter.',
  'nobody-votes': 'Nobody is left to vote on it.',
  'no-call': 'Call one of the others.',
  // A card of Mix.
  'not-while-running': 'Not while the clock runs.',
  'nobody-answered': 'Nobody has answered yet.',
  // The end.
  'stayed-home': 'Nobody left the harbour.',
  'been-places': ({ seats }: Won, { names, plural }) =>
    `${names(seats)} ${plural(seats.length, 'has', 'have')} been places.`,
  'travels-light': 'travels light',
  'best-letter': ({ letter, best }: { letter: string; best: number }) =>
    `best letter ${letter}, ${best}`,
  'nobody-caught': 'Nobody was caught out.',
  'looked-up': ({ seats }: Won, { names }) => `${names(seats)} looked at the ceiling most.`,
  slips: ({ count, letters }: { count: number; letters: number }, { plural }) =>
    `${plural(count, 'slip', 'slips')} in ${letters} ${plural(letters, 'letter', 'letters')}`,
} satisfies Messages

export type Code = keyof typeof messages
