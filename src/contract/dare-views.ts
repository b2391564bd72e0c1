import type { Answer, DareStatus } from '#domain/dares/answers.ts'
import type { DareKind } from '#domain/dares/dare.ts'
import type { Drawing } from '#domain/dares/drawing.ts'

/** A dare as whoever has its link sees it. */
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
  /** What may be had instead; empty once nothing may. */
  swaps: readonly string[]
  /** Whether finishing it pays whoever looks: another member made it, and nobody else has taken it. */
  earnsReward: boolean
}

/** `earned`: it is a deed of whoever is signed in, and they have not claimed its reward. */
export type AnswerReply = { dare: DareView; earned: boolean }

/** What whoever sent it sees, for the key that stayed on their device. */
export type SentDareView = {
  status: DareStatus
  doneLines: number
  answers: readonly (Answer & { /** ISO text, UTC */ time: string })[]
}

export const senderKeyHeader = 'x-sender-key'
