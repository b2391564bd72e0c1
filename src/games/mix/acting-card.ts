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
import type { Messages } from '#domain/table/messages.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { actsFor, seesAs } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'

export const actMs = 60_000
const readyMs = 20_000
const guessMs = 5000
const revealSleepMs = 4000

export const messages = {
  'start-first': 'Start the clock first.',
  'guessed-first': 'Guessed or not? Say that first.',
  'actor-only': ({ seat }: { seat: Seat }, { name }) => `${name(seat)} acts this one.`,
  'others-guess': 'The others guess.',
  'wrong-once': 'One guess each.',
  'too-soon': 'One moment.',
  settled: 'That one is settled.',
} satisfies Messages

type Code = keyof typeof messages

/** One acts for a minute; with a phone each the first to buzz guesses. */
export type Card = {
  prompt: FilledPrompt
  phase: 'ready' | 'acting' | 'guess' | 'shown' | 'over'
  clock: Clock | null
  guessClock: Clock | null
  /** Who buzzed, and who has been wrong. */
  guesser: Seat | null
  wrong: readonly Seat[]
  outcome: 'got' | 'missed' | null
  wakesAtMs: number
}

export type CardMove = {
  type: 'start' | 'got' | 'missed' | 'wrong' | 'buzz' | 'resume' | 'timeout' | 'next'
}

export type CardView = Omit<Card, 'prompt'> & {
  /** Null for everybody but the actor until it is shown. */
  prompt: FilledPrompt | null
}

type Outcome = Card | Refusal<Code | TableCode>

export function dealCard(
  prompt: FilledPrompt,
  { seating }: Pick<CardTable, 'seating'>,
  { now }: Pick<TableContext, 'now'>,
): Card {
  return {
    ...{ prompt, phase: 'ready', guessClock: null, guesser: null, wrong: [], outcome: null },
    ...{ clock: seating === 'own' ? startClock(readyMs, now) : null, wakesAtMs: 0 },
  }
}

export const cardRules: CardRules<Card, CardMove, CardView, Code | TableCode> = {
  move(card, move, table, context) {
    switch (card.phase) {
      case 'ready':
        return moveReady(card, move, table, context)
      case 'acting':
        return moveActing(card, move, table, context)
      case 'guess':
        return moveGuess(card, move, table, context)
      default:
        if (move.type !== 'next') return refuse('settled')
        return context.now < card.wakesAtMs ? refuse('too-soon') : { ...card, phase: 'over' }
    }
  },

  view(card, table, viewer) {
    const isOpen = card.phase === 'shown' || card.phase === 'over'
    return { ...card, prompt: isOpen || seesAs(table, viewer, table.turn) ? card.prompt : null }
  },

  waitsFor: ({ phase }, table) => (phase === 'ready' || phase === 'guess' ? [table.turn] : []),

  passOver(card, seat, table, { now }) {
    if (seat !== table.turn) return card
    if (card.phase === 'guess') return beWrong(card, now)
    return card.phase === 'ready' ? { ...card, phase: 'over', clock: null } : card
  },

  due: ({ phase, clock, guessClock }) =>
    phase === 'shown' || phase === 'over'
      ? null
      : dueAtEnd(phase === 'guess' ? guessClock : clock, { type: 'timeout' }),

  leave(card, seat, table, { now }) {
    const named = { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, table) }
    if (card.phase === 'shown' || card.phase === 'over') return named
    // A phrase that one player has seen is not given to another.
    if (seat === table.turn || !table.players[table.turn]) return { ...named, phase: 'over' }
    return card.phase === 'guess' && seat === card.guesser ? beWrong(named, now) : named
  },

  reseat: (card, table, context) =>
    card.outcome === null ? dealCard(card.prompt, table, context) : { ...card, wakesAtMs: 0 },

  pause: (card) => changeClocks(card, suspendClock),

  resume(card, now) {
    const { clock } = card
    const resumed = changeClocks(card, (stopped) => resumeClock(stopped, now))
    return card.phase === 'guess' ? { ...resumed, clock } : resumed
  },

  isOver: ({ phase }) => phase === 'over',
}

function moveReady(
  card: Card,
  move: CardMove,
  table: CardTable,
  { by, now }: MoveContext,
): Outcome {
  const isLate = move.type === 'timeout' && card.clock !== null && hasRunOut(card.clock, now)
  if (move.type !== 'start' && !isLate) return refuse('start-first')
  if (!isLate && !actsFor(table, by, table.turn)) return refuse('actor-only', { seat: table.turn })
  return { ...card, phase: 'acting', clock: startClock(actMs, now) }
}

/** On one phone a guess called in time may be tapped after the clock: the table knows. */
function moveActing(
  card: Card,
  move: CardMove,
  table: CardTable,
  { by, now }: MoveContext,
): Outcome {
  const { clock } = card
  if (!clock) return refuse('clock-stopped')
  if (move.type === 'timeout') {
    if (!isRunning(clock)) return refuse('clock-stopped')
    if (!hasRunOut(clock, now)) return refuse('time-left')
    return table.seating === 'passed'
      ? { ...card, clock: pauseClock(clock, now) }
      : settle(card, 'missed', table, now)
  }
  if (move.type === 'buzz') {
    if (typeof by !== 'number' || by === table.turn) return refuse('others-guess')
    if (card.wrong.includes(by)) return refuse('wrong-once')
    const guessClock = startClock(guessMs, now)
    return { ...card, phase: 'guess', guesser: by, guessClock, clock: pauseClock(clock, now) }
  }
  if (!actsFor(table, by, table.turn)) return refuse('actor-only', { seat: table.turn })
  if (move.type === 'missed') return settle(card, 'missed', table, now)
  if (table.seating === 'own') return refuse('guessed-first')
  if (move.type === 'resume') return { ...card, clock: resumeClock(clock, now) }
  return move.type === 'got' ? settle(card, 'got', table, now) : refuse('guessed-first')
}

function moveGuess(
  card: Card,
  move: CardMove,
  table: CardTable,
  { by, now }: MoveContext,
): Outcome {
  if (move.type === 'timeout') {
    const isOut = card.guessClock !== null && hasRunOut(card.guessClock, now)
    return isOut ? beWrong(card, now) : refuse('time-left')
  }
  if (!actsFor(table, by, table.turn)) return refuse('actor-only', { seat: table.turn })
  if (move.type === 'wrong') return beWrong(card, now)
  return move.type === 'got' ? settle(card, 'got', table, now) : refuse('guessed-first')
}

function beWrong(card: Card, now: number): Card {
  const { guesser, wrong, clock } = card
  return {
    ...card,
    ...{ phase: 'acting', guesser: null, guessClock: null },
    wrong: guesser === null ? wrong : [...wrong, guesser],
    clock: clock && resumeClock(clock, now),
  }
}

function settle(card: Card, outcome: 'got' | 'missed', table: CardTable, now: number): Card {
  const isOwn = table.seating === 'own'
  return {
    ...{ ...card, outcome, clock: null, guessClock: null },
    ...{ phase: isOwn ? 'shown' : 'over', wakesAtMs: isOwn ? now + revealSleepMs : 0 },
  }
}

function changeClocks(card: Card, change: (clock: Clock) => Clock): Card {
  const { clock, guessClock } = card
  return { ...card, clock: clock && change(clock), guessClock: guessClock && change(guessClock) }
}
