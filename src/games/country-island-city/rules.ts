import { addSeatToDeck, changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { askOf } from '#domain/table/asks.ts'
import { dueAtEnd, hasRunOut, isRunning, resumeClock, startClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import { sharedLimit, timeOf } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { addHeadStart, isHere, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import type { Code } from './messages.ts'
import { askAudience, tellsAudience } from './rules-audience.ts'
import { dealColumns, isDefaultColumn } from './rules-columns.ts'
import { leaveRound } from './rules-leave.ts'
import { letterPhase, moveLetter, nextRound, skipColumns } from './rules-letter.ts'
import { moveMarking, startMarking } from './rules-marking.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { emptyCell, lowestPays, totalsOf } from './rules-scoring.ts'
import { moveSpoken, speaking } from './rules-spoken.ts'
import type { Move, Outcome, Phase, State } from './rules-state.ts'
import {
  passOverSeat,
  pauseClocks,
  phaseClock,
  reseatRound,
  resumeClocks,
  waitedFor,
} from './rules-table.ts'
import { upgradeState } from './rules-upgrade.ts'
import { moveTurn } from './rules-verbal.ts'
import { type View, viewState } from './rules-view.ts'
import { moveColumn, moveFilling } from './rules-written.ts'

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, { now, random }) {
    const table = { players, seating, ...timeOf(setup) }
    const opening: State = {
      ...table,
      options,
      deck: newDeck(lists, players.length),
      round: 1,
      phase: letterPhase(table, now),
      stopper: 0,
      letters: [],
      columns: [],
      history: [],
      slips: players.map(() => 0),
      over: false,
    }
    return dealColumns(opening, random)
  },

  move(state, move, context) {
    if (move.type === 'skip') return skipColumns(state, context)
    if (move.type === 'resume') return resume(state, context.now)
    return movePhase(state, move, context)
  },

  view: viewState,
  asks(state) {
    const { phase, round, players, options } = state
    if (phase.name === 'lost') return askOf(`${round}`, players, [phase.seat])
    if (phase.name !== 'scores' || round < options.rounds || !options.lowest) return null
    const lowest = lowestPays(state)
    return lowest && askOf('end', players, lowest.seats, lowest.count)
  },
  waitsFor: waitedFor,
  audience: askAudience,
  tellsAudience,
  speaking,
  passOver: passOverSeat,
  due: ({ over, phase }) => (over ? null : dueAtEnd(phaseClock(phase), { type: 'timeout' })),

  join: (state, player) =>
    takeSeat(state, player, ({ phase, slips, deck }) => ({
      slips: [...slips, levelWithLast(slips, state, 'fewest')],
      headStart: addHeadStart(state, levelWithLast(totalsOf(state), state, 'most')),
      deck: addSeatToDeck(deck),
      ...(phase.name === 'marking' && {
        phase: { ...phase, sheet: phase.sheet.map((cells) => [...cells, emptyCell]) },
      }),
    })),

  leave: (state, seat, { now }) =>
    leaveRound(state.seating === 'passed' ? pauseClocks(state) : state, seat, now),

  reseat: reseatRound,
  isEdge: (before, after) => after.round > before.round,
  ended: (state) => state.over,

  prompt({ over, phase, columns }) {
    // A round has several: each counts as shown once it is marked.
    const column =
      'column' in phase ? columns[phase.column] : columns.find((any) => !isDefaultColumn(any))
    return over || !column || isDefaultColumn(column) ? null : column.raw
  },

  promptId({ letters, phase }) {
    if (phase.name !== 'column') return String(letters.length)
    const { stage, queue } = phase.judging
    return [letters.length, phase.column, stage === 'vote' && queue[0]].join()
  },

  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),
  pause: pauseClocks,
  resume: resumeClocks,
  recap: makeRecap,
  lines: deckLines(),
}

function movePhase(state: State, move: Move, context: MoveContext): Outcome {
  const { phase } = state
  const { now } = context
  switch (phase.name) {
    case 'letter':
      return moveLetter(state, move, context)
    case 'writing':
      return move.type === 'done' ? callDone(state, move.seat, now) : refuse('pens-out')
    case 'grace':
      if (move.type === 'pens-down') return startMarking(state)
      return move.type === 'timeout' ? endGrace(state, phase, now) : refuse('seconds-left')
    case 'marking':
      return moveMarking(state, phase, move)
    case 'filling':
      return moveFilling(state, phase, move, context)
    case 'column':
      return moveColumn(state, phase, move, context)
    case 'turn':
      return moveTurn(state, phase, move, now)
    case 'spoken':
      return moveSpoken(state, phase, move, context)
    case 'scores':
    case 'lost':
      if (move.type !== 'next') {
        return refuse(phase.name === 'lost' ? 'round-over' : 'round-counted')
      }
      return now < phase.wakesAtMs ? refuse('too-soon') : nextRound(state, context)
  }
}

function callDone(state: State, caller: Seat | undefined, now: number): Outcome {
  if (caller === undefined || !isHere(state, caller)) return refuse('empty-seat')
  const { grace } = state.options
  if (grace === 0) return startMarking(state)
  return {
    ...state,
    phase: { name: 'grace', caller, clock: startClock(sharedLimit(grace * 1000, state), now) },
  }
}

function endGrace(state: State, phase: Phase & { name: 'grace' }, now: number): Outcome {
  if (!isRunning(phase.clock)) return refuse('clock-stopped')
  if (!hasRunOut(phase.clock, now)) return refuse('time-left')
  return sleptThrough(phase.clock, now) ? pauseClocks(state) : startMarking(state)
}

/** On one phone, by a tap. */
function resume(state: State, now: number): Outcome {
  const { phase } = state
  if (phase.name !== 'grace' && phase.name !== 'turn') return refuse('no-clock')
  if (phase.name === 'turn' && phase.challenge) return refuse('vote-first')
  if (isRunning(phase.clock)) return refuse('clock-runs')
  return { ...state, phase: { ...phase, clock: resumeClock(phase.clock, now) } }
}
