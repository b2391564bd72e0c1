import type { DareKind } from '#domain/dares/dare.ts'

type DareTable = {
  id: string
  /** Null when it was made signed out. */
  user_id: string | null
  /** Whoever answered first of those who were signed in, and did not make it. */
  taker_id: string | null
  sender_key_hash: string
  kind: DareKind
  from_name: string
  to_name: string
  /** JSON: the lines as they were sent */
  lines: string
  water: number
  /** JSON: strokes */
  drawing: string
  /** JSON: answers, each with its time and without its words */
  answers: string
  /** How many answers there are. */
  step: number
  /** epoch milliseconds */
  created_at: number
  /** epoch milliseconds */
  expires_at: number
}

/** What a love card was answered: the one answer of a dare that has words. */
type DareWordsTable = {
  dare_id: string
  /** Null when they were written signed out. */
  user_id: string | null
  words: string
}

export type DareTables = { dares: DareTable; dare_words: DareWordsTable }
