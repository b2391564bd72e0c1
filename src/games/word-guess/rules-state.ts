import type { Deck } from '#domain/prompts/deck.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsTaken } from '#domain/table/presence.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import type { Answer, Entry } from './rules-log.ts'
import { type ThemeId, themes } from './rules-themes.ts'

const themeChoices: readonly (readonly ['any' | ThemeId, string])[] = [
  ['any', 'Any'],
  ...themes.map(({ id, label }) => [id, label] as const),
]

export const options = houseRules({
  host: choice(
    'Who keeps the word',
    'A voice host listens, and needs the network and a microphone.',
    [
      ['player', 'One of you'],
      ['voice', 'Voice host'],
    ],
    'player',
  ),
  theme: choice('Theme', 'Where the words come from.', themeChoices, 'any'),
  sayTheme: toggle('Say the theme', 'The askers know which shelf the word is from.', true),
  words: choice(
    'How long',
    'Once round: nobody keeps the word twice.',
    [
      [3, '3 words'],
      [5, '5 words'],
      [10, '10 words'],
      [0, 'Once round'],
    ],
    5,
  ),
})

export type Options = typeof options.defaults

/** Not a player: it may see the word. */
export const voiceSeat: Seat = -1

/**
 * cover: the phone is passed to the host · word: the host looks · asking: twenty questions · last:
 * one last guess each · who: the voice host heard the guess, the table names the player · told: the
 * word is revealed.
 */
export type Phase = 'cover' | 'word' | 'asking' | 'last' | 'who' | 'told'

/** `by` is null when nobody guessed it. */
export type Outcome = { by: Seat | null; worth: number; questions: number }

export type State = Seats & {
  options: Options
  /** Identifies the game for the voice host. */
  gameId: string
  deck: Deck
  phase: Phase
  /** Null: the voice host. */
  host: Seat | null
  /** The voice host failed, and a player keeps this word. */
  stoodIn: boolean
  /** The word was withdrawn during play. */
  putBack: boolean
  word: { text: string; theme: number } | null
  swapped: boolean
  asker: Seat
  log: readonly Entry[]
  /** Last guesses to come, in order. */
  guessers: readonly Seat[]
  outcome: Outcome | null
  /** By seat: points, words guessed, words kept. */
  points: readonly number[]
  guessed: readonly number[]
  hosted: readonly number[]
  /** Finished words. */
  told: number
  over: boolean
}

export type Move =
  | { type: 'open' | 'swap' | 'begin' | 'giveUp' | 'takeOver' | 'next' }
  | { type: 'answer'; answer: Answer; text: string }
  | { type: 'guess'; right: boolean; text: string }
  /** From the voice host; `questions` is its count, where it has one. */
  | { type: 'solved'; questions: number | null }
  | { type: 'exhausted' }
  | { type: 'solver'; seat: Seat }
  /** The voice host misheard: nobody guessed it. */
  | { type: 'notYet' }
  /** Another player guessed it. */
  | { type: 'takeBack' }

export type View = Pick<
  State,
  'phase' | 'host' | 'stoodIn' | 'putBack' | 'asker' | 'log' | 'guessers' | 'outcome' | 'points'
> & {
  gameId: string
  /** Null for everybody but the host until revealed. */
  word: string | null
  /** Null where the table may not know it. */
  theme: string | null
  /** From the bar theme, which sober mode excludes. */
  isDrink: boolean
  /** The table named the player, and may correct it. */
  wasHeardByVoice: boolean
  canSwap: boolean
  used: number
  /** From 1, and the total. */
  wordNo: number
  words: number
  /** Null for the voice host, or after the last word. */
  nextHost: Seat | null
  isLast: boolean
}

/** One word per player, and those already played by players who left. */
export function wordsOf(state: State): number {
  const { options, players, hosted } = state
  const taken = seatsTaken(state)
  const isCounted = (seat: Seat) => taken.includes(seat) || hosted[seat] !== 0
  return options.words || [...players.keys()].filter(isCounted).length
}
