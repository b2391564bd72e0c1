import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { randomInt } from '#domain/random.ts'
import { missingVotes, passOverVote } from '#domain/table/ballot.ts'
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
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { fixedMs, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor, seesAs } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import {
  askAudience,
  challenge,
  challengeUntilMs,
  countVotes,
  decideByHands,
  mayChallenge,
  speaking,
  vote,
  votersOf,
} from './card-challenge.ts'
import { leaveCard } from './card-leave.ts'
import type { Card, CardMove, CardView, Outcome } from './card-state.ts'
import { isThrown, nextTurn, runOut, settle, startTurn, turnLengthMs } from './card-turn.ts'
import type { Code } from './messages.ts'

export type { Card, CardMove, CardView } from './card-state.ts'

export const minBombMs = 20_000
export const maxBombMs = 60_000
const callMs = 8000
/** Start sleeps while the others call. */
const callSleepMs = 4000

/** Before the start; who begins is the table's turn. */
export function dealCard(
  prompt: FilledPrompt,
  rules: Card['rules'],
  table: CardTable,
  { now }: Pick<TableContext, 'now'>,
): Card {
  const isOwn = table.seating === 'own'
  return {
    prompt,
    rules,
    phase: 'ready',
    turn: table.turn,
    answers: 0,
    answerer: null,
    answeredAtMs: 0,
    clock: null,
    ballot: null,
    challenger: null,
    isRepeat: false,
    loser: null,
    fault: null,
    calls: {},
    turns: {},
    targets: [],
    challenges: [],
    callClock: isOwn ? startClock(turnLimit(callMs, table), now) : null,
    wakesAtMs: isOwn && hasCalls(table) ? now + sharedLimit(callSleepMs, table) : 0,
  }
}

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    if (move.type === 'resume' && table.seating === 'own') return refuse('own-phones')
    switch (card.phase) {
      case 'ready':
        return moveReady(card, move, table, context)
      case 'playing':
        return movePlaying(card, move, table, context)
      case 'challenged':
        return moveChallenged(card, move, table, context)
      default:
        return moveSettled(card, move, table, context)
    }
  },

  view(card, table, viewer) {
    const { prompt, phase, turn, answers, answerer, challenger, isRepeat } = card
    const { loser, fault, callClock, wakesAtMs, clock, rules, ballot } = card
    const isBomb = rules.mode === 'bomb'
    const own = typeof viewer === 'number' && table.seating === 'own' ? viewer : null
    const knew = whoKnew(card)
    return {
      prompt,
      phase,
      turn,
      answers,
      answerer,
      challenger,
      isRepeat,
      loser,
      fault,
      callClock,
      wakesAtMs,
      mode: rules.mode,
      clock: isBomb ? null : clock,
      isTicking: clock !== null && isRunning(clock),
      fuse: isBomb && clock ? fuseOf(clock) : null,
      turnSeconds: isBomb ? null : turnLengthMs(card, table) / 1000,
      isThrown: isThrown(rules, table),
      targets: seesAs(table, viewer, turn) ? card.targets : [],
      call: own === null ? null : (card.calls[own] ?? null),
      mayCall: phase === 'ready' && own !== null && mayCall(card, table, own),
      mayChallenge: own !== null && mayChallenge(card, table, own),
      challengeUntilMs: challengeUntilMs(card, table),
      voters: phase === 'challenged' ? votersOf(card, table) : [],
      vote: own === null ? null : (ballot?.choices[own] ?? null),
      voted: Object.keys(ballot?.choices ?? {}).length,
      voteClock: ballot?.clock ?? null,
      knew,
      wrongCalls: loser === null ? 0 : Object.keys(card.calls).length - knew.length,
    }
  },

  waitsFor(card, table) {
    const { phase, ballot, turn } = card
    if (phase === 'challenged' && ballot) return missingVotes(ballot, votersOf(card, table))
    return phase === 'ready' || phase === 'playing' ? [turn] : []
  },

  audience: askAudience,
  speaking,

  passOver(card, seat, table, context) {
    const { phase, ballot, turn } = card
    if (phase === 'challenged' && ballot) {
      return countVotes({ ...card, ballot: passOverVote(ballot, seat) }, table, context)
    }
    if (seat !== turn || !(phase === 'ready' || phase === 'playing')) return card
    const next = nextTurn(card, table, context)
    return phase === 'ready' ? { ...card, turn: next } : startTurn(card, next, table, context)
  },

  due({ phase, callClock, clock, ballot }) {
    const timeout = { type: 'timeout' } as const
    if (phase === 'ready') return dueAtEnd(callClock, timeout)
    if (phase === 'challenged') return dueAtEnd(ballot?.clock ?? null, timeout)
    return phase === 'playing' ? dueAtEnd(clock, timeout) : null
  },

  leave: leaveCard,

  reseat(card, table, context) {
    if (card.phase === 'settled' || card.phase === 'over') return { ...card, wakesAtMs: 0 }
    return dealCard(card.prompt, card.rules, table, context)
  },

  pause: (card) => changeClocks(card, suspendClock),

  resume(card, now) {
    // A clock that a challenge has stopped stays so.
    const { clock, phase } = card
    const resumed = changeClocks(card, (stopped) => resumeClock(stopped, now))
    return phase === 'challenged' ? { ...resumed, clock } : resumed
  },

  isOver: ({ phase }) => phase === 'over',
}

/** Whose call was right, once it is known who falls. */
export function whoKnew({ loser, calls }: Card): Seat[] {
  const callers = Object.keys(calls).map(Number)
  return loser === null ? [] : callers.filter((seat) => calls[seat] === loser)
}

function hasCalls(table: CardTable): boolean {
  return seatsHere(table).length > 2
}

function mayCall({ turn }: Card, table: CardTable, seat: Seat): boolean {
  return hasCalls(table) && seat !== turn && isHere(table, seat)
}

function moveReady(card: Card, move: CardMove, table: CardTable, context: MoveContext): Outcome {
  const { by, now } = context
  switch (move.type) {
    case 'start':
      if (!actsFor(table, by, card.turn)) return refuse('not-your-turn', { seat: card.turn })
      return now < card.wakesAtMs ? refuse('too-soon') : begin(card, table, context)
    case 'timeout':
      if (!card.callClock) return refuse('start-first')
      if (!hasRunOut(card.callClock, now)) return refuse('time-left')
      return begin(card, table, context)
    case 'call': {
      if (typeof by !== 'number' || !mayCall(card, table, by)) return refuse('no-calls')
      if (move.seat === by) return refuse('own-call')
      if (!isHere(table, move.seat)) return refuse('empty-seat')
      return { ...card, calls: { ...card.calls, [by]: move.seat } }
    }
    default:
      return refuse('start-first')
  }
}

function begin(card: Card, table: CardTable, context: TableContext): Card {
  const spread = maxBombMs - minBombMs + 1
  const isBomb = card.rules.mode === 'bomb'
  const bombMs = isBomb ? minBombMs + randomInt(spread, context.random) : 0
  const clock = isBomb ? startClock(fixedMs(bombMs), context.now) : null
  const playing: Card = { ...card, phase: 'playing', clock, callClock: null, wakesAtMs: 0 }
  return startTurn(playing, card.turn, table, context)
}

function movePlaying(card: Card, move: CardMove, table: CardTable, context: MoveContext): Outcome {
  const { clock, answerer } = card
  if (!clock) return refuse('start-first')
  switch (move.type) {
    case 'answer':
      return answer(card, clock, move.to, table, context)
    case 'timeout':
      return runOut(card, clock, table, context.now)
    case 'resume':
      return { ...card, clock: resumeClock(clock, context.now) }
    case 'repeat':
      if (table.seating === 'own') return challenge(card, { isRepeat: true }, table, context)
      if (answerer === null) return refuse('nobody-answered')
      return settle(card, answerer, 'repeat', table, context.now)
    case 'challenge':
      return challenge(card, { by: move.by }, table, context)
    default:
      return refuse('not-now')
  }
}

function answer(
  card: Card,
  clock: Clock,
  to: Seat | undefined,
  table: CardTable,
  context: MoveContext,
): Outcome {
  const { turn, targets } = card
  if (!actsFor(table, context.by, turn)) return refuse('not-your-turn', { seat: turn })
  if (!isRunning(clock)) return refuse('clock-resting')
  if (hasRunOut(clock, context.now)) return runOut(card, clock, table, context.now)
  if (targets.length > 0 && !targets.includes(to ?? turn)) return refuse('throw-to')
  const answered = {
    ...card,
    answers: card.answers + 1,
    answerer: turn,
    answeredAtMs: context.now,
  }
  const next = targets.length > 0 && to !== undefined ? to : nextTurn(card, table, context)
  return startTurn(answered, next, table, context)
}

function moveChallenged(
  card: Card,
  move: CardMove,
  table: CardTable,
  context: MoveContext,
): Outcome {
  const isPassed = table.seating === 'passed'
  if (move.type === 'vote') return vote(card, move.stands, table, context)
  if (move.type === 'timeout' && card.ballot) {
    return hasRunOut(card.ballot.clock, context.now)
      ? countVotes(card, table, context)
      : refuse('time-left')
  }
  if (isPassed && move.type === 'challenge') return challenge(card, { by: move.by }, table, context)
  if (isPassed && move.type === 'verdict') return decideByHands(card, move, table, context.now)
  return refuse('votes-first')
}

function moveSettled(card: Card, move: CardMove, table: CardTable, context: MoveContext): Outcome {
  if (move.type === 'next') {
    return context.now < card.wakesAtMs ? refuse('too-soon') : { ...card, phase: 'over' }
  }
  if (move.type !== 'blame' || table.seating === 'own') return refuse('settled')
  return isHere(table, move.seat) ? { ...card, loser: move.seat } : refuse('empty-seat')
}

function fuseOf({ lengthMs, leftMs, runningSince }: Clock): CardView['fuse'] {
  return { burntMs: lengthMs - leftMs, runningSince }
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { callClock, clock, ballot } = card
  return {
    ...card,
    callClock: callClock && change(callClock),
    clock: clock && change(clock),
    ballot: ballot && { ...ballot, clock: change(ballot.clock) },
  }
}
