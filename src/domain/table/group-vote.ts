import { type Refusal, refuse } from './refusal.ts'
import type { TableCode } from './table-messages.ts'

export type GroupVote = { upheld: number; against: number }

/** A tie upholds the answer. */
export function isAnswerUpheld({ upheld, against }: GroupVote): boolean {
  return upheld >= against
}

export function voteProblem(vote: GroupVote, playerCount: number): Refusal<TableCode> | null {
  const { upheld, against } = vote
  const isCount = (votes: number) => Number.isInteger(votes) && votes >= 0
  if (!isCount(upheld) || !isCount(against)) return refuse('votes-whole')
  if (upheld + against === 0) return refuse('votes-none')
  if (upheld + against > playerCount) return refuse('votes-too-many')
  return null
}
