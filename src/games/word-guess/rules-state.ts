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

/** The voice host has no chair: it sees what this seat sees, and no player does. */
export const voiceSeat: Seat = -1

/**
 * cover: the phone is on its way to the host · word: the host looks · asking: twenty questions ·
 * last: one final guess each · who: the voice host heard it, the table says from whom · told: the
 * word is out.
 */
export type Phase = 'cover' | 'word' | 'asking' | 'last' | 'who' | 'told'

/** What came of a word: who had it, or nobody, and what that was worth. */
export type Outcome = { by: Seat | null; worth: number; questions: number }

export type State = Seats & {
  options: Options
  /** Tells one game from another to the voice host. */
  gameId: string
  deck: Deck
  phase: Phase
  /** Null while the voice keeps the word. */
  host: Seat | null
  /** Set when the voice host did not come, or went, and somebody keeps this word instead. */
  stoodIn: boolean
  /** Set when a word had to be put back while it was guessed at. */
  putBack: boolean
  word: { text: string; theme: number } | null
  swapped: boolean
  asker: Seat
  log: readonly Entry[]
  /** Whose final guess is still to come, in order. */
  guessers: readonly Seat[]
  outcome: Outcome | null
  /** By seat: points, words guessed, and words kept. */
  points: readonly number[]
  guessed: readonly number[]
  hosted: readonly number[]
  /** Words told so far. */
  told: number
  over: boolean
}

export type Move =
  | { type: 'open' | 'swap' | 'begin' | 'giveUp' | 'takeOver' | 'next' }
  | { type: 'answer'; answer: Answer; text: string }
  | { type: 'guess'; right: boolean; text: string }
  /** From the voice host: it counts by ear, where it counts at all. */
  | { type: 'solved'; questions: number | null }
  | { type: 'exhausted' }
  | { type: 'solver'; seat: Seat }
  /** It misheard: nobody has it. */
  | { type: 'notYet' }
  /** It was somebody else whom the voice host heard. */
  | { type: 'takeBack' }

export type View = Pick<
  State,
  'phase' | 'host' | 'stoodIn' | 'putBack' | 'asker' | 'log' | 'guessers' | 'outcome' | 'points'
> & {
  gameId: string
  /** The host's alone until it is told; null for everybody else. */
  word: string | null
  /** The shelf it is from; null where the table is not to know. */
  theme: string | null
  /** From the shelf that sober mode leaves alone. */
  isDrink: boolean
  /** The table said who had it, and may say somebody else. */
  wasHeardByVoice: boolean
  canSwap: boolean
  used: number
  /** From 1, and how many there will be. */
  wordNo: number
  words: number
  /** Who keeps the next word; null where the voice does, or when this was the last. */
  nextHost: Seat | null
  isLast: boolean
}

/** Once round is a word for everybody, and for those who left after theirs. */
export function wordsOf(state: State): number {
  const { options, players, hosted } = state
  const taken = seatsTaken(state)
  const isCounted = (seat: Seat) => taken.includes(seat) || hosted[seat] !== 0
  return options.words || [...players.keys()].filter(isCounted).length
}
