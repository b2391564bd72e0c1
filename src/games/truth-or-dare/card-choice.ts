import type { Random } from '#domain/random.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import type { Call, Card, CardMove, CardOutcome, Kind, Reason } from './card-state.ts'

export function moveChoice(
  card: Card,
  move: CardMove,
  table: CardTable,
  { by, now, random }: MoveContext,
): CardOutcome {
  if (move.type === 'call') return callIt(card, move.call, table, by)
  if (move.type !== 'choose' && move.type !== 'coin') return refuse('choose-first')
  if (!actsFor(table, by, table.turn)) return refuse('turn-only', { seat: table.turn })
  if (table.seating === 'own' && (card.phase === 'spin' || now < card.wakesAtMs)) {
    return refuse('too-soon')
  }
  return move.type === 'choose' ? choose(card, move.kind) : flipCoin(card, random)
}

/** For a player who does not choose in time: the coin, or the dare that the limit asks for. */
export function chooseForThem(card: Card, random: Random): Card {
  return mustDare(card) ? force(card) : flip(card, random)
}

export function mustDare({ rules, mercy }: Card): boolean {
  return rules.truthLimit !== null && !mercy
}

export function wantTask(card: Card, kind: Kind, reason: Reason): Card {
  return { ...card, phase: 'draw', wanted: { kind, reason, count: 1 } }
}

function choose(card: Card, kind: Kind): CardOutcome {
  if (card.rules.truthLimit === null) return wantTask(card, kind, 'choice')
  // Being spared counts as an outcome: the next one at the limit is forced again.
  if (card.mercy) return wantTask({ ...card, mercy: false }, kind, 'choice')
  return kind === 'dare' ? force(card) : refuse('enough-truth')
}

function force(card: Card): Card {
  return wantTask({ ...card, mercy: true }, 'dare', 'limit')
}

function flipCoin(card: Card, random: Random): CardOutcome {
  return mustDare(card) ? refuse('no-coin') : flip(card, random)
}

function flip(card: Card, random: Random): Card {
  const side: Kind = random() < 0.5 ? 'truth' : 'dare'
  if (side === 'dare' && card.mercy) return wantTask({ ...card, mercy: false }, 'truth', 'spared')
  return wantTask({ ...card, mercy: side === 'dare' }, side, 'coin')
}

function callIt(card: Card, call: Call, table: CardTable, by: MoveContext['by']): CardOutcome {
  if (typeof by !== 'number') return refuse('one-phone')
  if (by === table.turn) return refuse('others-only', { seat: table.turn })
  return { ...card, calls: { ...card.calls, [by]: call } }
}
