import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { dropVote, missingVotes, passOverVote } from '#domain/table/ballot.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  dueAtEnd,
  hasRunOut,
  isRunning,
  resumeClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { chooseForThem, moveChoice, mustDare, wantTask } from './card-choice.ts'
import {
  accomplices,
  type Card,
  type CardMove,
  type CardOutcome,
  type CardView,
  dealCard,
  finish,
  openChoice,
  type Task,
} from './card-state.ts'
import {
  closePicks,
  closeRatings,
  countPicks,
  countRatings,
  movePick,
  moveTask,
  openRatings,
  rate,
  sceneAtMs,
  startTask,
} from './card-task.ts'
import type { Code } from './messages.ts'

export type {
  Call,
  Card,
  CardMove,
  CardSettings,
  CardView,
  Kind,
  Outcome,
  Rating,
  Reason,
  Task,
  Votes,
} from './card-state.ts'
export { bestRating, dealCard, goodRating, passPenalty, rightCallers } from './card-state.ts'
export { layTasks } from './card-task.ts'

/** After every move `layTasks` gives the card what it wants from the deck. */
export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    if (move.type === 'timeout' && table.seating === 'own') return timeOut(card, table, context)
    switch (card.phase) {
      case 'spin':
      case 'choose':
        return moveChoice(card, move, table, context)
      case 'pick':
        return movePicking(card, move, table, context)
      case 'rate':
        return move.type === 'rate' ? rate(card, move.rating, table, context) : refuse('settled')
      default:
        return card.task ? moveTask(card, card.task, move, table, context) : refuse('settled')
    }
  },

  view(card, table, viewer) {
    const { phase, task, offers, rules, picks, ratings, calls, wakesAtMs, outcome, votes } = card
    const own = typeof viewer === 'number' && table.seating === 'own' ? viewer : null
    const ballot = picks ?? ratings
    const isChoice = phase === 'spin' || phase === 'choose'
    return {
      phase,
      task,
      wakesAtMs,
      outcome,
      ...(votes && { votes }),
      kind: (task ?? offers[0])?.kind ?? null,
      clock: ballot?.clock ?? card.clock,
      offers: seesOffers(table, viewer) ? offers : [],
      mustDareAfter: isChoice && mustDare(card) ? rules.truthLimit : null,
      spared: isChoice && rules.truthLimit !== null && card.mercy,
      call: own === null ? null : (calls[own] ?? null),
      pick: own === null ? null : (picks?.choices[own] ?? null),
      rating: own === null ? null : (ratings?.choices[own] ?? null),
      answered: ballot ? Object.keys(ballot.choices).length : 0,
      sceneAtMs: sceneAtMs(card),
    }
  },

  waitsFor({ phase, picks, ratings }, table) {
    const ballot = picks ?? ratings
    if (ballot) return missingVotes(ballot, accomplices(table))
    return phase === 'spin' || phase === 'over' ? [] : [table.turn]
  },

  audience: ({ phase, ratings }) =>
    phase === 'rate' && ratings
      ? { id: 'rate', kind: 'rating', offers: ['nothing', 'good', 'legendary'] }
      : null,

  /** A dare may be spoken, too; what was typed is read while it is rated. */
  speaking: ({ phase, turn }) =>
    phase === 'do' || phase === 'rate' ? { id: 'task', seats: phase === 'do' ? [turn] : [] } : null,

  passOver(card, seat, table, { now, random }) {
    const { picks, ratings } = card
    if (card.phase === 'over') return card
    if (picks) {
      const passed = { ...card, picks: passOverVote(picks, seat) }
      return countPicks(passed, table, { now, random })
    }
    if (ratings) {
      return countRatings({ ...card, ratings: passOverVote(ratings, seat) }, table, now)
    }
    return seat === table.turn ? finish(card, { type: 'lapsed' }) : card
  },

  due: ({ phase, picks, ratings, clock, task }) =>
    phase === 'over'
      ? null
      : dueAtEnd((picks ?? ratings)?.clock ?? clock ?? task?.clock ?? null, { type: 'timeout' }),

  leave(card, seat, table, { now, random }) {
    const named = changeTasks(card, seat, table)
    if (card.phase === 'over') return named
    const { [seat]: _, ...calls } = card.calls
    const without = {
      ...named,
      calls,
      picks: card.picks && dropVote(card.picks, seat),
      ratings: card.ratings && dropVote(card.ratings, seat),
    }
    if (seat === card.turn) return finish(without, { type: 'lapsed' })
    return countRatings(countPicks(without, table, { now, random }), table, now)
  },

  reseat(card, table, { now }) {
    const { task, offers, rules, mercy } = card
    const shown = task ?? offers[0]
    if (card.phase === 'over') return card
    if (shown) return startTask(card, shown, table, now)
    const dealt = dealCard({ ...rules, spin: false }, mercy, table, { now })
    return { ...dealt, rules, calls: card.calls }
  },

  pause: (card) => ({ ...changeClocks(card, suspendClock), task: stopTimer(card.task) }),
  resume: (card, now) => changeClocks(card, (clock) => resumeClock(clock, now)),
  isOver: ({ phase }) => phase === 'over',
}

function movePicking(
  card: Card,
  move: CardMove,
  table: CardTable,
  context: MoveContext,
): CardOutcome {
  const [offer] = card.offers
  if (move.type === 'skip' && offer) return wantTask(card, offer.kind, offer.reason)
  if (move.type === 'pick') return movePick(card, move.offer, table, context)
  return refuse('already-chosen')
}

/** With a phone each, at the end of every limit. */
function timeOut(card: Card, table: CardTable, { now, random }: MoveContext): CardOutcome {
  const clock = (card.picks ?? card.ratings)?.clock ?? card.clock
  if (!clock || !isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  switch (card.phase) {
    case 'spin':
      return openChoice(card, table, now)
    case 'choose':
      return chooseForThem(card, random)
    case 'pick':
      return closePicks(card, table, { now, random })
    case 'rate':
      return closeRatings(card, table)
    default:
      return openRatings(card, table, now)
  }
}

/** The others, while they pick. */
function seesOffers(table: CardTable, viewer: Viewer): boolean {
  return typeof viewer === 'number' && viewer !== table.turn && isHere(table, viewer)
}

function changeTasks(card: Card, gone: Seat, table: CardTable): Card {
  const change = (task: Task) => ({
    ...task,
    prompt: replaceAbsentPlayer(task.prompt, gone, table),
  })
  return { ...card, task: card.task && change(card.task), offers: card.offers.map(change) }
}

function stopTimer(task: Task | null): Task | null {
  return task?.clock ? { ...task, clock: suspendClock(task.clock) } : task
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { picks, ratings, clock } = card
  return {
    ...card,
    picks: picks && { ...picks, clock: change(picks.clock) },
    ratings: ratings && { ...ratings, clock: change(ratings.clock) },
    clock: clock && change(clock),
  }
}
