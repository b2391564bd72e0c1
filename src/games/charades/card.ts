import { type FilledPrompt, replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { CardRules, CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  dueAtEnd,
  hasRunOut,
  isRunning,
  pauseClock,
  resumeClock,
  startClock,
  suspendClock,
} from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { scoreLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { actsFor, seesAs } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { type Buzz, buzzIn } from './rules-buzz.ts'

const actMs = 60_000
const readyMs = 20_000
const revealSleepMs = 4000

/** One acts a phrase for the whole table, as Mix plays it; the actor is the table's turn. */
export type Card = {
  prompt: FilledPrompt
  phase: 'ready' | 'acting' | 'shown' | 'over'
  /** With a phone each: until it starts by itself. */
  limit: Clock | null
  clock: Clock | null
  /** With a phone each: who says to know it. */
  buzz: Buzz | null
  /** Null until it is known, and where the actor went away. */
  isGuessed: boolean | null
  /** With a phone each. */
  guesser: Seat | null
  /** Epoch milliseconds before which nobody goes on. */
  wakesAtMs: number
}

export type CardMove =
  | { type: 'start' | 'timeout' | 'resume' | 'got' | 'missed' | 'buzz' | 'next' }
  | { type: 'judge'; isRight: boolean }

export type CardView = Omit<Card, 'prompt'> & {
  /** The actor's only, until it is shown. */
  prompt: FilledPrompt | null
}

type Outcome = Card | Refusal<Code | TableCode>

export function dealCard(
  prompt: FilledPrompt,
  table: Pick<CardTable, 'seating' | 'time'>,
  { now }: Pick<TableContext, 'now'>,
): Card {
  return {
    prompt,
    phase: 'ready',
    clock: null,
    buzz: null,
    isGuessed: null,
    guesser: null,
    limit: table.seating === 'own' ? startClock(turnLimit(readyMs, table), now) : null,
    wakesAtMs: 0,
  }
}

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    switch (card.phase) {
      case 'ready':
        return moveReady(card, move, table, context)
      case 'acting':
        return table.seating === 'passed'
          ? movePassed(card, move, context.now)
          : moveOwn(card, move, table, context)
      default:
        if (move.type !== 'next') return refuse('turn-over')
        return context.now < card.wakesAtMs ? refuse('too-soon') : { ...card, phase: 'over' }
    }
  },

  view(card, table, viewer) {
    const isShown = card.phase === 'shown' || card.phase === 'over'
    const isSeen = isShown || seesAs(table, viewer, table.turn)
    return { ...card, prompt: isSeen ? card.prompt : null }
  },

  waitsFor: ({ phase, buzz }, { turn }) =>
    phase === 'ready' || (phase === 'acting' && buzz) ? [turn] : [],

  passOver(card, seat, table, { now }) {
    if (seat !== table.turn) return card
    if (card.phase === 'ready') return { ...card, phase: 'over' }
    return card.buzz ? playOn(card, now) : card
  },

  due({ phase, limit, clock, buzz }) {
    const running = phase === 'ready' ? limit : phase === 'acting' ? (buzz?.clock ?? clock) : null
    return dueAtEnd(running, { type: 'timeout' })
  },

  speaking: ({ phase, buzz }) =>
    phase === 'acting' && buzz ? { id: `buzz of ${buzz.seat}`, seats: [buzz.seat] } : null,

  isReveal: ({ phase }) => phase === 'shown',

  // The table's turn has gone on already: Mix deals another card when the actor leaves.
  leave(card, seat, table, { now }) {
    const left = { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, table) }
    return card.buzz?.seat === seat && card.phase === 'acting' ? playOn(left, now) : left
  },

  reseat(card, table, context) {
    if (card.phase === 'ready' || card.phase === 'acting') {
      return dealCard(card.prompt, table, context)
    }
    return { ...card, wakesAtMs: 0 }
  },

  pause: (card) => changeClocks(card, suspendClock),

  resume(card, now) {
    const resumed = changeClocks(card, (clock) => resumeClock(clock, now))
    return card.buzz ? { ...resumed, clock: card.clock } : resumed
  },

  isOver: ({ phase }) => phase === 'over',
}

/** Whom the card costs a point: the actor, when nobody has guessed. */
export function payerOf({ isGuessed }: Card, { turn }: CardTable): Seat | null {
  return isGuessed === false ? turn : null
}

function moveReady(card: Card, move: CardMove, table: CardTable, context: MoveContext): Outcome {
  const { by, now } = context
  if (move.type === 'timeout' && card.limit) {
    return hasRunOut(card.limit, now) ? begin(card, table, now) : refuse('time-left')
  }
  if (move.type !== 'start') return refuse('start-first')
  return actsFor(table, by, table.turn)
    ? begin(card, table, now)
    : refuse('not-your-turn', { seat: table.turn })
}

function begin(card: Card, table: CardTable, now: number): Card {
  return { ...card, phase: 'acting', limit: null, clock: startClock(scoreLimit(actMs, table), now) }
}

/** A guess called in time may be tapped after the clock: the table knows. */
function movePassed(card: Card, { type }: CardMove, now: number): Outcome {
  const { clock } = card
  if (!clock) return refuse('start-first')
  switch (type) {
    case 'got':
    case 'missed':
      return { ...card, phase: 'over', clock: null, isGuessed: type === 'got' }
    case 'resume':
      return { ...card, clock: resumeClock(clock, now) }
    case 'timeout':
      if (!isRunning(clock)) return refuse('clock-stopped')
      return hasRunOut(clock, now)
        ? { ...card, clock: pauseClock(clock, now) }
        : refuse('time-left')
    default:
      return refuse('guessed-first')
  }
}

/** The first to buzz guesses aloud, the actor judges, and the clock waits. */
function moveOwn(card: Card, move: CardMove, table: CardTable, context: MoveContext): Outcome {
  const { clock, buzz } = card
  const { by, now, away } = context
  const { turn } = table
  if (!clock) return refuse('start-first')
  switch (move.type) {
    case 'buzz':
      if (typeof by !== 'number' || by === turn) return refuse('guessed-first')
      if (buzz) return refuse('buzzed-first', { seat: buzz.seat })
      if (hasRunOut(clock, now)) return refuse('too-late')
      return { ...card, clock: pauseClock(clock, now), buzz: buzzIn(by, table, now) }
    case 'judge':
      if (by !== turn) return refuse('actors-only')
      if (!buzz) return refuse('buzz-first')
      return move.isRight
        ? show(card, { guesser: buzz.seat, isGuessed: true }, now)
        : playOn(card, now)
    case 'timeout':
      if (!hasRunOut(buzz?.clock ?? clock, now)) return refuse('time-left')
      if (buzz) return playOn(card, now)
      return show(card, { guesser: null, isGuessed: away.includes(turn) ? null : false }, now)
    default:
      return refuse('guessed-first')
  }
}

function playOn(card: Card, now: number): Card {
  return { ...card, buzz: null, clock: card.clock && resumeClock(card.clock, now) }
}

function show(card: Card, end: Pick<Card, 'guesser' | 'isGuessed'>, now: number): Card {
  return {
    ...card,
    ...end,
    phase: 'shown',
    clock: null,
    buzz: null,
    wakesAtMs: now + revealSleepMs,
  }
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { limit, clock, buzz } = card
  return {
    ...card,
    limit: limit && change(limit),
    clock: clock && change(clock),
    buzz: buzz && { ...buzz, clock: change(buzz.clock) },
  }
}
