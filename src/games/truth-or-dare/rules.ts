import { playCards } from '#domain/prompts/card-game.ts'
import { addSeatToDeck, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { pick } from '#domain/random.ts'
import { askOf } from '#domain/table/asks.ts'
import type { GameRules, MoveContext, Setup, TableContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  levelWithLast,
  seatAfter,
  seatsHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo, leaders } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import {
  bestRating,
  type Card,
  cardRules,
  dealCard,
  layTasks,
  passPenalty,
  rightCallers,
} from './card.ts'
import { crowdFrom } from './card-task.ts'
import type { Code } from './messages.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { bowsOf, type Move, type State, seatsToCome, type View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'

const lists = { truth: 0, dare: 1 } as const
/** A phone each: what came of a turn stays at least that long. */
const resultMs = 4000

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  ...playCards(cardRules, settle, ({ lap, card }) => [lap, card.turn]),
  version: 2,
  upgrade: upgradeState,

  start(setup, context) {
    const { players, options, seating } = setup
    const none = players.map(() => 0)
    const counts = { running: none, truths: none, dares: none, passes: none, points: none }
    const table = { players, seating, turn: 0, ...timeOf(setup) }
    return {
      ...table,
      ...counts,
      options,
      deck: newDeck(setup.lists, players.length),
      calls: none,
      lap: 0,
      laps: lapsOf(setup),
      had: [],
      last: null,
      over: false,
      card: dealCard(
        { truthLimit: null, others: options.others, spin: true },
        false,
        table,
        context,
      ),
    }
  },

  move(state, move, context) {
    if (move.type === 'next') return goOn(state, context)
    if (cardRules.isOver(state.card)) return refuse('settled')
    const played = cardRules.move(state.card, move, state, context)
    return isRefusal(played) ? played : settle(state, played, context)
  },

  view(state, viewer) {
    const { card, turn, truths, dares, passes, last, lap, laps } = state
    return {
      ...cardRules.view(card, state, viewer),
      turn,
      truths,
      dares,
      last,
      round: lap + 1,
      rounds: laps,
      isLastTurn: laps === lap + 1 && seatsToCome(state).every((seat) => seat === turn),
      bows: bowsOf(passes),
      wrongCalls: countWrong(state),
    }
  },

  asks: ({ card, lap, turn, players }) =>
    card.outcome?.type === 'passed' ? askOf(`${lap}.${turn}`, players, [turn], passPenalty) : null,

  join: (state, player) =>
    takeSeat(state, player, ({ running, truths, dares, passes, points, calls, deck }) => ({
      running: [...running, 0],
      truths: [...truths, 0],
      dares: [...dares, 0],
      passes: [...passes, 0],
      points: [...points, levelWithLast(points, state, 'most')],
      calls: [...calls, 0],
      deck: addSeatToDeck(deck),
    })),

  leave(state, seat, context) {
    const left = giveUpSeat(state, seat)
    if (state.over) return left
    const card = cardRules.leave(state.card, seat, left, context)
    if (seat === state.turn) return passTurn({ ...left, card }, context)
    return cardRules.isOver(state.card) ? { ...left, card } : settle(left, card, context)
  },

  reseat(state, seating, context) {
    const seated = { ...state, seating }
    if (cardRules.isOver(state.card)) return passTurn(seated, context)
    return { ...seated, card: cardRules.reseat(state.card, seated, context) }
  },

  isEdge: (before, after) => after.lap > before.lap,
  close: (state, after) => ({
    ...state,
    points: (after ?? (isLapOver(state) ? rewardCallers(state) : state)).points,
  }),
  takesBack: ['done', 'scene'],
  prompt: ({ over, card }) => (over ? null : (card.task?.prompt.raw ?? null)),
  promptId: ({ turn, card }) => [turn, ...card.offers.map(({ prompt }) => prompt.raw)].join(),
  recap: makeRecap,
  lines: deckLines({ taskLists: Object.values(lists) }),
}

function lapsOf({ players, options, seating }: Setup<Options>): number {
  return seating === 'own' && players.length >= crowdFrom ? 1 : options.turns
}

/** Gives the card its task, and counts it once it is over. */
function settle(state: State, card: Card, context: TableContext): State {
  const laid = layTasks(card, state.deck, lists, state, context)
  const played = { ...state, ...laid }
  if (!cardRules.isOver(card)) return played
  const counted = count(played)
  const isShown = state.seating === 'own' && card.outcome?.type !== 'lapsed'
  if (!isShown) return passTurn(counted, context)
  return { ...counted, card: { ...counted.card, wakesAtMs: context.now + resultMs } }
}

/** From what came of a turn to the next: anybody may. */
function goOn(state: State, context: MoveContext): State | Refusal<Code | TableCode> {
  const { card, seating } = state
  if (seating === 'passed' || !cardRules.isOver(card)) return refuse('choose-first')
  if (context.now < card.wakesAtMs) return refuse('too-soon')
  return passTurn(state, context)
}

/** From who knew, so that no view tells a single call. */
function countWrong({ card, last }: State): number {
  if (!cardRules.isOver(card)) return 0
  return Object.keys(card.calls).filter((seat) => !last?.knew.includes(Number(seat))).length
}

function count(state: State): State {
  const { card, turn, had } = state
  const { task, outcome } = card
  const counted: State = {
    ...state,
    had: [...had, turn],
    calls: addTo(state.calls, rightCallers(card, state)),
    last: outcome && { seat: turn, outcome, knew: rightCallers(card, state) },
  }
  if (!task) return counted
  const running = countTruthsInRow(state, task.kind)
  switch (outcome?.type) {
    case 'passed':
      return { ...counted, running, passes: addTo(state.passes, [turn]) }
    case 'done': {
      const { rating } = outcome
      const tally = task.kind === 'truth' ? 'truths' : 'dares'
      const points = addTo(state.points, [turn], rating)
      const { raw } = task.prompt
      const isBest = rating === bestRating && !raw.includes('{')
      return {
        ...counted,
        running,
        points,
        [tally]: addTo(state[tally], rating > 0 ? [turn] : []),
        ...(isBest && { bestPrompt: raw }),
      }
    }
    default:
      return counted
  }
}

/** A refused truth counts: passing is no way round the limit. */
function countTruthsInRow({ running, turn }: State, kind: 'truth' | 'dare'): number[] {
  return running.map((told, seat) => (seat !== turn ? told : kind === 'truth' ? told + 1 : 0))
}

/** The best callers of a lap that is over, one point each. */
function rewardCallers(state: State): State {
  const points = addTo(state.points, leaders(state.calls, seatsHere(state)))
  return { ...state, points, calls: state.calls.map(() => 0) }
}

/** Latecomers start in the next lap. */
function passTurn(before: State, context: TableContext): State {
  const isOver = isLapOver(before, context.away)
  const state = isOver ? rewardCallers(before) : before
  const lap = state.lap + (isOver ? 1 : 0)
  if (state.laps > 0 && lap >= state.laps) return { ...state, lap, over: true }
  const turn = nextTurn(isOver ? { ...state, had: [] } : state, context)
  const next = isOver ? admitLate({ ...state, had: [], lap }) : state
  return dealTurn({ ...next, turn }, context)
}

/** No turn goes to a seat that is away, unless all are. */
function isLapOver(state: State, away: readonly Seat[] = []): boolean {
  return seatsToCome(state).every((seat) => away.includes(seat))
}

/** Clockwise on one phone and with up to three; else the bottle finds one of those to come. */
function nextTurn(state: State, { random, away }: TableContext): Seat {
  const { turn, seating } = state
  const toCome = seatsToCome(state)
  const awake = toCome.filter((seat) => !away.includes(seat))
  const free = awake.length > 0 ? awake : toCome
  if (seating === 'passed' || seatsHere(state).length < 4) return seatAfter(free, turn)
  const others = free.filter((seat) => seat !== turn)
  return pick(others.length > 0 ? others : free, random)
}

function dealTurn(state: State, context: TableContext): State {
  const { options, running, turn, card } = state
  const atLimit = options.truthLimit > 0 && (running[turn] ?? 0) >= options.truthLimit
  const settings = {
    truthLimit: atLimit ? options.truthLimit : null,
    others: options.others,
    spin: true,
  }
  return { ...state, card: dealCard(settings, card.mercy, state, context) }
}
