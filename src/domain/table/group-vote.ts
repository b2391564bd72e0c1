import { type Refusal, refuse } from './refusal.ts'

export type GroupVote = { upheld: number; against: number }

/** A tie upholds the answer. */
export function isAnswerUpheld({ upheld, against }: GroupVote): boolean {
  return upheld >= against
}

export function voteProblem(vote: GroupVote, playerCount: number): Refusal | null {
  const { upheld, against } = vote
  const isCount = (votes: number) => Number.isInteger(votes) && votes >= 0
  if (!isCount(upheld) || !isCount(against)) return refuse('Votes come in whole hands.')
  if (upheld + against === 0) return refuse('Nobody has voted yet.')
  if (upheld + against > playerCount) return refuse('That is more votes than players.')
  return null
}
