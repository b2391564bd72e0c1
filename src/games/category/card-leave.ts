import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { dropVote } from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import { stoppedClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { hereOrNext } from '#domain/table/presence.ts'
import { countVotes } from './card-challenge.ts'
import type { Card } from './card-state.ts'
import { drawTargets, nextTurn, startTurn, turnLengthMs } from './card-turn.ts'

/**
 * Their turn, or the bomb, goes on to another; a challenge by them or of their answer is void. Once
 * it is known who falls, calls stay as they were counted.
 * @param table as it is without that seat
 */
export function leaveCard(card: Card, seat: Seat, table: CardTable, context: TableContext): Card {
  const { turn, phase, challenger, answerer } = card
  const isVoid = phase === 'challenged' && (seat === challenger || seat === answerer)
  const left: Card = {
    ...card,
    prompt: replaceAbsentPlayer(card.prompt, seat, table),
    turn: hereOrNext(table, turn),
    answerer: seat === answerer ? null : answerer,
    calls: card.loser === null ? dropCalls(card, seat) : card.calls,
    targets: card.targets.filter((other) => other !== seat),
    ballot: isVoid ? null : card.ballot && dropVote(card.ballot, seat),
    ...(isVoid && { phase: 'playing', challenger: null, isRepeat: false }),
  }
  if (table.seating === 'passed') return restClock(left, table, seat === turn || isVoid)
  if (left.phase === 'challenged') return countVotes(left, table, context)
  if (left.phase !== 'playing') return left
  if (seat === turn) return startTurn(left, nextTurn(card, table, context), table, context)
  if (isVoid) return startTurn(left, turn, table, context)
  const isShort = left.targets.length < card.targets.length
  return isShort ? { ...left, targets: drawTargets(left, table, context) } : left
}

/** One phone changes hands: the clock waits, and a new turn has all of it. */
function restClock(card: Card, table: CardTable, isNewTurn: boolean): Card {
  const { clock, phase, rules } = card
  if (phase === 'playing' && isNewTurn && rules.mode === 'clock') {
    return { ...card, clock: stoppedClock(turnLengthMs(card, table)) }
  }
  return { ...card, clock: clock && suspendClock(clock) }
}

function dropCalls({ calls }: Card, gone: Seat): Card['calls'] {
  const kept = Object.entries(calls).filter(([by, seat]) => Number(by) !== gone && seat !== gone)
  return Object.fromEntries(kept.map(([by, seat]) => [Number(by), seat]))
}
