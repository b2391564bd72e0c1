import type { Seat } from '../table/players.ts'
import type { CardKind } from './card.ts'

/** `lapsed`: the time ran out. */
export type CardEnd = 'done' | 'passed' | 'lapsed'

/** Something that a player said or did where all could see it; never a pass. */
export type Fact =
  | { is: 'chose'; seat: Seat; what: string }
  | { is: 'guessed'; seat: Seat; value: number; truth: number }
  | { is: 'won'; seat: Seat; over: Seat }
  | { is: 'did'; seat: Seat; kind: CardKind }

export type Commit = { by: Seat | null; isGreen: boolean }

/** What a bar has beside its cards. */
export type Idea =
  | { is: 'lock'; level: number; opened: { by: Seat | null } | null }
  | { is: 'build'; version: number; commits: readonly Commit[]; ran: Run | null }
  | { is: 'memory'; facts: readonly Fact[]; remark: Fact | null }

export type Run = { isShipped: boolean; reds: number; by: readonly Seat[] }
