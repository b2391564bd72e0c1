import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { type Ballot, dropVote, passOverVote } from '#domain/table/ballot.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  dueAtEnd,
  hasRunOut,
  isRunning,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import { withFingers } from '#domain/table/fingers.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import {
  countVerdict,
  judge,
  mayAppeal,
  missingJudges,
  openVerdict,
  sayVerdict,
  startPlea,
  withVerdicts,
} from './card-appeal.ts'
import {
  type Card,
  type CardMove,
  type CardOutcome,
  type CardView,
  countInMs,
  dealCard,
  isShown,
  type Phase,
  votesOf,
} from './card-state.ts'
import { viewCard } from './card-view.ts'
import {
  askAudience,
  call,
  countIn,
  missingVoters,
  nextVoter,
  sealVotes,
  show,
  vote,
} from './card-vote.ts'
import type { Code } from './messages.ts'

export type { Card, CardMove, CardSettings, CardView } from './card-state.ts'
export { countInMs, dealCard, isShown, maxPenalties, penaltiesOf, votesOf } from './card-state.ts'

const allowedPhases: Record<CardMove['type'], { in: readonly Phase[]; else: Code }> = {
  begin: { in: ['prompt'], else: 'under-way' },
  timeout: { in: ['count', 'vote', 'plea', 'verdict'], else: 'nobody-counting' },
  point: { in: ['tally'], else: 'after-count-in' },
  vote: { in: ['ballot', 'vote'], else: 'no-ballot' },
  call: { in: ['vote'], else: 'votes-in' },
  reveal: { in: ['tally', 'sealed'], else: 'vote-missing' },
  next: { in: ['reveal'], else: 'finish-first' },
  appeal: { in: ['reveal'], else: 'no-appeal' },
  rest: { in: ['plea'], else: 'no-appeal' },
  judge: { in: ['verdict'], else: 'no-verdict' },
}

const onePhone: readonly CardMove['type'][] = ['begin', 'point', 'reveal']

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    if (table.seating === 'own' && onePhone.includes(move.type)) return refuse('all-vote')
    const time = allowedPhases[move.type]
    if (!time.in.includes(card.phase)) return refuse(time.else)
    switch (move.type) {
      case 'begin':
        return card.rules.voting === 'secret'
          ? { ...card, phase: 'ballot' }
          : { ...card, phase: 'count', clock: startClock(fixedMs(countInMs), context.now) }
      case 'timeout':
        return timeOut(card, table, context)
      case 'point': {
        const votes = votesOf(card, table)
        const told = withFingers(votes, move.for, move.fingers, seatsHere(table))
        return isRefusal(told) ? told : { ...card, votes: told.votes, pointed: move.for }
      }
      case 'vote':
        return vote(card, move.for, table, context)
      case 'call':
        return call(card, move.count, table, context)
      case 'reveal':
        return show(card, table, context)
      case 'next':
        return goOn(card, table, context)
      case 'appeal':
        return appeal(card, table, context)
      case 'rest':
        return rest(card, table, context)
      case 'judge':
        return judge(card, move.guilty, table, context)
    }
  },

  view: viewCard,

  waitsFor(card, table) {
    switch (card.phase) {
      case 'ballot':
        return [nextVoter(card, table)].filter((seat) => seat !== null)
      case 'vote':
        return missingVoters(card, table)
      case 'plea':
        return card.appeal ? [card.appeal.seat] : []
      case 'verdict':
        return missingJudges(card, table)
      default:
        return []
    }
  },

  audience: askAudience,

  /** The plea is read while it is judged. */
  speaking: ({ phase, appeal }) =>
    appeal && (phase === 'plea' || phase === 'verdict')
      ? { id: 'plea', seats: phase === 'plea' ? [appeal.seat] : [] }
      : null,

  passOver(card, seat, table, context) {
    const { now } = context
    const { phase, ballot, appeal } = card
    if (phase === 'ballot') {
      if (card.voted.includes(seat)) return card
      return sealVotes({ ...card, voted: [...card.voted, seat] }, table)
    }
    if (phase === 'vote' && ballot) {
      return countIn({ ...card, ballot: passOverVote(ballot, seat) }, table, context)
    }
    if (phase === 'plea' && seat === appeal?.seat) return openVerdict(card, table, now)
    if (phase !== 'verdict' || !appeal?.ballot) return card
    return countVerdict(withVerdicts(card, passOverVote(appeal.ballot, seat)), table, now)
  },

  due: ({ phase, ballot, clock, appeal }) => {
    const timed = phase === 'verdict' ? appeal?.ballot?.clock : (ballot?.clock ?? clock)
    return dueAtEnd(timed ?? null, { type: 'timeout' })
  },

  leave(card, seat, table, context) {
    const named = { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, table) }
    if (isShown(card)) return leaveCourt(named, seat, table, context.now)
    const without = rewindCountIn({
      ...named,
      votes: card.votes.map((count, other) => (other === seat ? 0 : count)),
      ballot: card.ballot && dropVotesOf(card.ballot, seat),
    })
    return countIn(sealVotes(without, table), table, context)
  },

  reseat(card, table, context) {
    if (!isShown(card)) return dealCard(card.prompt, card.rules, table, context)
    if (card.phase === 'reveal' || card.phase === 'over') return card
    return { ...card, phase: 'reveal', clock: null, appeal: null }
  },

  pause: (card) => changeClocks(rewindCountIn(card), suspendClock),
  resume: (card, now) => changeClocks(card, (clock) => resumeClock(clock, now)),
  isOver: ({ phase }) => phase === 'over',
}

function timeOut(card: Card, table: CardTable, context: MoveContext): CardOutcome {
  const { now } = context
  const { phase, ballot, appeal } = card
  const clock = phase === 'verdict' ? appeal?.ballot?.clock : (ballot?.clock ?? card.clock)
  if (!clock || !isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse(phase === 'count' ? 'wait-for-one' : 'time-left')
  switch (phase) {
    case 'count':
      return { ...card, phase: 'tally', clock: null }
    case 'vote':
      return show(card, table, context)
    case 'plea':
      return openVerdict(card, table, now)
    default:
      return sayVerdict(card, table, now)
  }
}

function goOn(card: Card, table: CardTable, { now }: MoveContext): CardOutcome {
  const isAsleep = table.seating === 'own' && now < card.wakesAtMs
  return isAsleep ? refuse('too-soon') : { ...card, phase: 'over' }
}

function appeal(card: Card, table: CardTable, { by, now }: MoveContext): CardOutcome {
  const isAllowed = typeof by === 'number' && mayAppeal(card, table, by)
  return isAllowed ? startPlea({ ...card, wakesAtMs: now }, by, table, now) : refuse('no-appeal')
}

function rest(card: Card, table: CardTable, { by, now }: MoveContext): CardOutcome {
  const seat = card.appeal?.seat ?? 0
  if (!actsFor(table, by, seat)) return refuse('speaks-first', { seat })
  return openVerdict(card, table, now)
}

/** Without its appellant an appeal is void. */
function leaveCourt(card: Card, seat: Seat, table: CardTable, now: number): Card {
  const { phase, appeal } = card
  if (phase !== 'plea' && phase !== 'verdict') return card
  if (appeal?.seat === seat) return { ...card, phase: 'reveal', clock: null, appeal: null }
  return appeal?.ballot
    ? countVerdict(withVerdicts(card, dropVote(appeal.ballot, seat)), table, now)
    : card
}

/** Its own vote goes, and those for it may be given again. */
function dropVotesOf(ballot: Ballot<Seat>, seat: Seat): Ballot<Seat> {
  const choices = Object.entries(dropVote(ballot, seat).choices)
  return { ...ballot, choices: Object.fromEntries(choices.filter(([, chosen]) => chosen !== seat)) }
}

/** A count-in cut short starts again from three. */
function rewindCountIn(card: Card): Card {
  return card.phase === 'count' ? { ...card, phase: 'prompt', clock: null } : card
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { ballot, clock, appeal } = card
  return {
    ...card,
    ballot: ballot && { ...ballot, clock: change(ballot.clock) },
    clock: clock && change(clock),
    appeal: appeal?.ballot
      ? { ...appeal, ballot: { ...appeal.ballot, clock: change(appeal.ballot.clock) } }
      : appeal,
  }
}
