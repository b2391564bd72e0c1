import { type Refusal, refuse } from './refusal.ts'

/** What the table said about a doubtful answer, in votes. */
export type GroupVote = { upheld: number; against: number }

/** Whether the answer stands: it takes a majority to fell it, a tie does not. */
export function isAnswerUpheld({ upheld, against }: GroupVote): boolean {
  return upheld >= against
}

/** Why these votes cannot be counted, or null when they can. */
export function voteProblem(vote: GroupVote, playerCount: number): Refusal | null {
  const { upheld, against } = vote
  const isCount = (votes: number) => Number.isInteger(votes) && votes >= 0
  if (!isCount(upheld) || !isCount(against)) return refuse('Votes come in whole hands.')
  if (upheld + against === 0) return refuse('Nobody has voted yet.')
  if (upheld + against > playerCount) return refuse('That is more votes than players.')
  return null
}
