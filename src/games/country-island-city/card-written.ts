import { alphabet } from '#domain/prompts/letters.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Card, CardMove, CardOutcome } from './card-state.ts'
import type { Code } from './messages.ts'
import { keysOf, type Lettering } from './rules-groups.ts'
import {
  doubtAnswer,
  isJudged,
  type Judging,
  openJudging,
  timeOutJudging,
  voteOnAnswer,
} from './rules-judging.ts'
import {
  callDone,
  isWritingOver,
  saveDraft,
  timeOutWriting,
  type Writing,
} from './rules-writing.ts'

const revealSleepMs = 4000

/** The card with a phone each: all write, and only what is doubted stops it. */
export function moveWritten(
  card: Card,
  move: CardMove,
  table: CardTable,
  context: MoveContext,
): CardOutcome {
  const { now } = context
  const { phase, writing, judging } = card
  if (writing) {
    const written = moveWriting(card, writing, move, table, context)
    return isRefusal(written) ? written : settleWriting(card, written, table, now)
  }
  if (phase === 'judge' && judging) {
    const judged = moveJudging(card, judging, move, table, context)
    return isRefusal(judged) ? judged : settleJudging(card, judged, table, now)
  }
  if (move.type !== 'next') return refuse('settled')
  return now < card.wakesAtMs ? refuse('too-soon') : { ...card, phase: 'over' }
}

export function settleWriting(card: Card, writing: Writing, table: CardTable, now: number): Card {
  if (!isWritingOver(writing, now)) return { ...card, writing }
  const here = seatsHere(table)
  const answers = Object.fromEntries(here.map((seat) => [seat, writing.answers[seat]?.[0] ?? '']))
  return { ...card, phase: 'judge', writing: null, judging: openJudging(answers, table, now) }
}

/** Empty, another letter, or voted out: a point. */
export function settleJudging(card: Card, judging: Judging, table: CardTable, now: number): Card {
  if (!isJudged(judging)) return { ...card, judging }
  const keys = keysOf(judging, cardLettering(card), table.players.length)
  const answering = Object.keys(judging.answers).map(Number)
  const payers = answering.filter((seat) => keys[seat] === null)
  return { ...card, phase: 'settled', judging, payers, wakesAtMs: now + revealSleepMs }
}

export function cardLettering({ letter }: Card): Lettering {
  return { letter, letters: alphabet(false, false) }
}

function moveWriting(
  card: Card,
  writing: Writing,
  move: CardMove,
  table: CardTable,
  { by, now }: MoveContext,
): Writing | Refusal<Code | TableCode> {
  if (move.type === 'timeout') return timeOutWriting(writing, now)
  const sheet = { ...cardLettering(card), columns: 1 }
  if (typeof by !== 'number') return refuse('own-phones')
  if (isWritingOver(writing, now)) return refuse('pens-down')
  if (move.type === 'draft') return saveDraft(writing, by, move.answers, sheet)
  if (move.type === 'done') return callDone(writing, by, sheet, { table, now, graceMs: Infinity })
  return refuse('pens-out')
}

function moveJudging(
  card: Card,
  judging: Judging,
  move: CardMove,
  table: CardTable,
  { by, now, audience }: MoveContext,
): Judging | Refusal<Code | TableCode> {
  if (move.type === 'timeout') return timeOutJudging(judging, table, now, audience)
  if (typeof by !== 'number') return refuse('own-phones')
  if (move.type === 'doubt') return doubtAnswer(judging, by, move.key, cardLettering(card), now)
  if (move.type === 'stand') return voteOnAnswer(judging, by, move.stands, table, now, audience)
  return refuse('being-counted')
}
