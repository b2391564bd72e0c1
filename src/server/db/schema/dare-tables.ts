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
  lines: string
  water: number
  drawing: string
  /** JSON: answers with their times, without their words. */
  answers: string
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
