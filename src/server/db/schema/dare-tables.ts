import type { DareKind } from '#domain/dares/dare.ts'

type DareTable = {
  id: string
  /** Null when signed out. */
  user_id: string | null
  /** The first signed-in account to answer, other than the sender's. */
  taker_id: string | null
  sender_key_hash: string
  kind: DareKind
  from_name: string
  to_name: string
  /** JSON: the lines as sent. */
  lines: string
  water: number
  /** JSON: strokes. */
  drawing: string
  /** JSON: answers with their times, without their words. */
  answers: string
  /** How many answers there are. */
  step: number
  created_at: number
  expires_at: number
}

/** The words of a love card's answer; no other answer has words. */
type DareWordsTable = {
  dare_id: string
  /** Null when signed out. */
  user_id: string | null
  words: string
}

export type DareTables = { dares: DareTable; dare_words: DareWordsTable }
