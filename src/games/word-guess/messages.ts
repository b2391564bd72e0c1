import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'

export const messages = {
  'no-word-yet': 'The word is not out of the box yet.',
  'keep-first': 'Keep the word first, then take questions.',
  'asked-already': 'They have asked already. This word stays.',
  'one-swap': 'One swap a word. This one stays.',
  'is-out': 'The word is out there to be asked after.',
  'no-more-questions': 'No more questions. One last guess each.',
  'with-a-player': 'The word is with one of you.',
  told: 'This word is told.',
  'somebody-had-it': 'This word is told. Somebody had it.',
  'who-first': 'Who had it? Say that first.',
  // With a phone each.
  'keeper-only': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} keeps the word.`,
  'voice-only': 'The voice host says that.',
  'not-your-turn': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} asks now.`,
  'two-questions': 'Type both questions first.',
  'has-asked': 'You have asked already.',
  'being-picked': 'Those who watch pick the question first.',
  'keeper-knows': 'You know the word. Let them guess.',
  'no-locks': 'No more guesses for this word.',
  'has-it': 'You have it already.',
  'guess-empty': 'Type the guess first.',
  'no-call': 'Call how many questions it takes: one to twenty.',
  'no-guess-there': 'There is no guess to judge.',
  'lock-it': 'With a phone each a guess is typed and locked.',
  'time-up': 'The time is up.',
  // The end.
  'not-a-word': 'Not a word out of anybody.',
  'on-tongue': ({ seats }: { seats: readonly Seat[] }, { names }) =>
    seats.length === 1
      ? `${names(seats)} had it on the tip of the tongue.`
      : `${names(seats)} had it on the tips of their tongues.`,
  knew: (
    { points, guessed, kept }: { points: number; guessed: number; kept: number },
    { plural },
  ) => `${plural(points, 'point', 'points')}, ${guessed || 'none'} guessed, ${kept || 'none'} kept`,
} satisfies Messages

export type Code = keyof typeof messages
