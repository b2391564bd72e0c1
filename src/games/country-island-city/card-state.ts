import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Refusal } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import type { Judging } from './rules-judging.ts'
import type { Turns } from './rules-turns.ts'
import type { Writing } from './rules-writing.ts'

/** One column and one letter: spoken in turn on one phone, written by all with a phone each. */
export type Card = {
  prompt: FilledPrompt
  letter: string
  phase: 'ready' | 'running' | 'write' | 'judge' | 'settled' | 'over'
  /** On one phone. */
  turns: Turns | null
  /** With a phone each. */
  writing: Writing | null
  judging: Judging | null
  /** Once settled: a point each. */
  payers: readonly Seat[]
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
}

export type CardMove =
  | { type: 'start' | 'answer' | 'resume' | 'timeout' | 'broke' | 'done' | 'next' }
  | { type: 'blame'; seat: Seat }
  | { type: 'draft'; answers: readonly string[] }
  | { type: 'doubt'; key: string }
  | { type: 'stand'; stands: boolean }

export type CardOutcome = Card | Refusal<Code | TableCode>
