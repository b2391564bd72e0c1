import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import { type Clock, dueAtEnd, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { moveLoud } from './card-loud.ts'
import type { Card, CardMove } from './card-state.ts'
import { cardLettering, moveWritten, settleJudging, settleWriting } from './card-written.ts'
import type { Code } from './messages.ts'
import {
  askAudience,
  changeJudgingClocks,
  type JudgingView,
  judgingClock,
  leaveJudging,
  passOverJudging,
  viewJudging,
  votersMissing,
} from './rules-judging.ts'
import { leaveTurns, nextPresent, openTurns, restartClock } from './rules-turns.ts'
import {
  changeWritingClock,
  leaveWriting,
  openWriting,
  passOverWriting,
  stillWriting,
  viewWriting,
  type WritingView,
} from './rules-writing.ts'

export type { Card, CardMove } from './card-state.ts'
export { defaultColumns, isDefaultColumn } from './rules-columns.ts'

const writeMs = 20_000

export type CardView = Pick<
  Card,
  'prompt' | 'letter' | 'phase' | 'turns' | 'payers' | 'wakesAtMs'
> & {
  writing: WritingView | null
  judging: JudgingView | null
}

/** On one phone `table.turn` begins. */
export function dealCard(
  prompt: FilledPrompt,
  letter: string,
  table: CardTable,
  { now }: Pick<TableContext, 'now'>,
): Card {
  const blank = { prompt, letter, judging: null, payers: [], wakesAtMs: 0 }
  return table.seating === 'own'
    ? {
        ...blank,
        phase: 'write',
        turns: null,
        writing: openWriting(sharedLimit(writeMs, table), now),
      }
    : { ...blank, phase: 'ready', turns: openTurns(table.turn, table), writing: null }
}

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    if (card.phase === 'over') return refuse('settled')
    return table.seating === 'passed'
      ? moveLoud(card, move, table, context.now)
      : moveWritten(card, move, table, context)
  },

  view(card, table, viewer) {
    const { prompt, letter, phase, turns, writing, judging, payers, wakesAtMs } = card
    return {
      prompt,
      letter,
      phase,
      turns,
      payers,
      wakesAtMs,
      writing: writing && viewWriting(writing, table, viewer),
      judging: judging && viewJudging(judging, cardLettering(card), table, viewer),
    }
  },

  waitsFor({ phase, turns, writing, judging }, table) {
    if (writing) return stillWriting(writing, table)
    if (phase === 'judge' && judging) return votersMissing(judging, table)
    return turns ? [turns.seat] : []
  },

  audience: ({ phase, judging }) => (phase === 'judge' && judging ? askAudience(judging) : null),

  passOver(card, seat, table, { now, away, audience }) {
    const { phase, turns, writing, judging } = card
    if (writing) {
      return settleWriting(card, passOverWriting(writing, seat, table, now), table, now)
    }
    if (phase === 'judge' && judging) {
      return settleJudging(card, passOverJudging(judging, seat, table, now, audience), table, now)
    }
    if (turns?.seat !== seat) return card
    const next = nextPresent(table, seat, [...away, seat])
    return { ...card, turns: restartClock({ ...turns, seat: next }, table, now) }
  },

  due({ phase, turns, writing, judging }) {
    const judged = phase === 'judge' && judging ? judgingClock(judging) : null
    const clock = turns?.clock ?? writing?.done.clock ?? judged
    return dueAtEnd(clock, { type: 'timeout' })
  },

  leave(card, seat, table, { now }) {
    const { phase, turns, writing, judging } = card
    const left = { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, table) }
    if (writing) return settleWriting(left, leaveWriting(writing, seat, table, now), table, now)
    if (phase === 'judge' && judging) {
      return settleJudging(left, leaveJudging(judging, seat, table, now), table, now)
    }
    return { ...left, turns: turns && leaveTurns(turns, seat, table, now) }
  },

  reseat(card, table, context) {
    const { prompt, letter, phase } = card
    const isSettled = phase === 'settled' || phase === 'over'
    return isSettled ? card : dealCard(prompt, letter, table, context)
  },

  pause: (card) => changeClocks(card, suspendClock),

  /** A card with a phone each: a spoken one waits for a tap. */
  resume: (card, now) =>
    card.turns ? card : changeClocks(card, (clock) => resumeClock(clock, now)),

  isOver: ({ phase }) => phase === 'over',
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { turns, writing, judging } = card
  return {
    ...card,
    turns: turns && { ...turns, clock: change(turns.clock) },
    writing: writing && changeWritingClock(writing, change),
    judging: judging && changeJudgingClocks(judging, change),
  }
}
