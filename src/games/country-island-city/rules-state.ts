import type { Deck } from '#domain/prompts/deck.ts'
import { alphabet } from '#domain/prompts/letters.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { Refusal } from '#domain/table/game-rules.ts'
import { type GroupVote, voteProblem } from '#domain/table/group-vote.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import type { Cell } from './rules-scoring.ts'

export const options = houseRules({
  mode: choice(
    'How we play',
    'On paper everybody writes. Out loud the phone goes round, one column, a shrinking clock.',
    [
      ['written', 'On paper'],
      ['verbal', 'Out loud'],
    ],
    'written',
  ),
  rounds: choice(
    'Letters',
    'A letter is a round.',
    [
      [3, '3 letters'],
      [5, '5 letters'],
      [8, '8 letters'],
    ],
    5,
  ),
  extras: choice(
    'Extra columns',
    'Beside Country, Island and City, new ones every round.',
    [
      [0, 'None'],
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
    ],
    2,
  ),
  grace: choice(
    'After “Færdig!”',
    'What the others get once somebody is done.',
    [
      [0, 'Pens down'],
      [15, '15 seconds'],
      [30, '30 seconds'],
    ],
    15,
  ),
  answers: choice(
    'Marking',
    'Tap who had what, or type the answers and let the phone compare.',
    [
      ['paper', 'Tap'],
      ['typed', 'Type'],
    ],
    'paper',
  ),
  hardLetters: toggle('C Q W X Z', 'The letters that end friendships.', false),
  danishLetters: toggle('Æ Ø Å', 'Three more, as letters of their own.', false),
  lowest: toggle(
    'Last place pays',
    'One for every 20 points behind, five at most. Optional.',
    true,
  ),
})

export type Options = typeof options.usual

/** Somebody's answer before the table, and the hands counted so far. */
export type Challenge = { seat: Seat; vote: GroupVote }

export type Marking = {
  name: 'marking'
  column: number
  /** By column, then by seat. */
  sheet: readonly (readonly Cell[])[]
  challenge: Challenge | null
}

export type Turn = {
  name: 'turn'
  seat: Seat
  /** Answers given since the letter fell. */
  answers: number
  clock: Clock
  /** The answer just given, and who doubts it. */
  challenge: (Challenge & { by: Seat }) | null
}

export type Phase =
  | { name: 'letter' }
  | { name: 'writing' }
  | { name: 'grace'; caller: Seat; clock: Clock }
  | Marking
  | { name: 'scores' }
  | Turn
  | { name: 'lost'; seat: Seat; why: 'time' | 'answer' | 'doubt' }

export type State = {
  options: Options
  players: readonly Player[]
  deck: Deck
  round: number
  phase: Phase
  /** Who stops the alphabet, and reads the answers out afterwards. */
  stopper: Seat
  /** The letters so far, the latest last. */
  letters: readonly string[]
  columns: readonly FilledPrompt[]
  /** Points by seat, a row for every finished round. */
  history: readonly (readonly number[])[]
  /** Out loud: how often each seat was caught out. */
  slips: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'stop' | 'pens-down' | 'answer' | 'next' | 'skip' }
  | { type: 'timeout' | 'resume' | 'judge' | 'drop' }
  | { type: 'done' | 'mark' | 'challenge'; seat: Seat }
  | { type: 'write'; seat: Seat; answer: string }
  | { type: 'turn-to'; column: number }
  | { type: 'vote'; vote: GroupVote }

export type Outcome = State | Refusal

export const noVotes: GroupVote = { upheld: 0, against: 0 }

/** The hands counted so far; none yet is in order while they are being counted. */
export function votesSoFar(vote: GroupVote, playerCount: number): Refusal | null {
  const isNone = vote.upheld === 0 && vote.against === 0
  return isNone ? null : voteProblem(vote, playerCount)
}

/** The letters that can come up at this table. */
export function lettersInPlay({ hardLetters, danishLetters }: Options): string[] {
  return alphabet(hardLetters, danishLetters)
}
