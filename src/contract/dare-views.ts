import type { Answer, DareStatus } from '#domain/dares/answers.ts'
import type { DareKind } from '#domain/dares/dare.ts'
import type { Drawing } from '#domain/dares/drawing.ts'

export type DareView = {
  id: string
  kind: DareKind
  from: string
  to: string
  lines: readonly string[]
  water: boolean
  drawing: Drawing
  status: DareStatus
  step: number
  doneLines: number
  /** Other dares to choose; empty once the choice is made. */
  swaps: readonly string[]
  /** Finishing it earns coins: another member made it, and no other one accepted it. */
  earnsReward: boolean
}

/** `earned`: the signed-in user can claim a reward for it. */
export type AnswerReply = { dare: DareView; earned: boolean }

/** For the sender, who has the dare's key. */
export type SentDareView = {
  status: DareStatus
  doneLines: number
  answers: readonly (Answer & { /** ISO text, UTC */ time: string })[]
}

export const senderKeyHeader = 'x-sender-key'
