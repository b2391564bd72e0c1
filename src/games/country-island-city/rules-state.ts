import type { Deck } from '#domain/prompts/deck.ts'
import { alphabet } from '#domain/prompts/letters.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Clock } from '#domain/table/clock.ts'
import { type GroupVote, voteProblem } from '#domain/table/group-vote.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import { choice, houseRules, toggle } from '#games/house-rules.ts'
import type { Cell, Mark } from './rules-scoring.ts'

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
    'After “Færdig!” (done)',
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
    'Tap what is shared or out, or type the answers and let the phone compare.',
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
    'One for every 20 points behind, three at most. Optional.',
    true,
  ),
})

export type Options = typeof options.defaults

type Challenge = { seat: Seat; vote: GroupVote }

export type Marking = {
  name: 'marking'
  column: number
  /** By column, then by seat. */
  sheet: readonly (readonly Cell[])[]
}

export type Turn = {
  name: 'turn'
  seat: Seat
  answers: number
  /** Seat of the last answer; null where they left. Absent in games saved by earlier builds. */
  answerer?: Seat | null
  clock: Clock
  /** The challenged answer, and who challenged it. */
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

export type State = Seats & {
  options: Options
  deck: Deck
  round: number
  phase: Phase
  /** Stops the alphabet, and reads the answers out afterwards. */
  stopper: Seat
  /** Newest last. */
  letters: readonly string[]
  columns: readonly FilledPrompt[]
  /** Points by seat, a row for every finished round. */
  history: readonly (readonly number[])[]
  /** Out loud: penalties by seat. */
  slips: readonly number[]
  /** By seat, what latecomers started with; absent before the first. */
  headStart?: readonly number[]
  over: boolean
}

export type Move =
  | { type: 'stop' | 'pens-down' | 'answer' | 'next' | 'skip' }
  | { type: 'timeout' | 'resume' | 'judge' | 'drop' }
  | { type: 'done' | 'challenge' | 'rule-out'; seat: Seat }
  | { type: 'mark'; seat: Seat; mark: Exclude<Mark, 'own'> }
  | { type: 'write'; seat: Seat; answer: string }
  | { type: 'turn-to'; column: number }
  | { type: 'vote'; vote: GroupVote }

export type Outcome = State | Refusal

export const noVotes: GroupVote = { upheld: 0, against: 0 }

/** Votes so far; no vote yet is allowed while counting. */
export function votesSoFar(vote: GroupVote, seats: Seats): Refusal | null {
  const isNone = vote.upheld === 0 && vote.against === 0
  return isNone ? null : voteProblem(vote, seatsHere(seats).length)
}

export function lettersInPlay({ hardLetters, danishLetters }: Options): string[] {
  return alphabet(hardLetters, danishLetters)
}
