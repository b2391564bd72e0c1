import { randomInt } from '../random.ts'
import type { GameRules } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { admitLate, hereOrNext, isHere, nextHere } from '../table/presence.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { addTo } from '../table/standings.ts'
import { costOf } from './cost.ts'
import { drawCard, swapCard } from './draw-card.ts'
import { joinVenue, leaveVenue } from './join-leave.ts'
import { readerOf } from './reader.ts'
import { recapVenue } from './recap.ts'
import type { DealtCard, LastingRule, VenueOptions, VenueState } from './state.ts'

export type VenueMove =
  | { type: 'read'; seat: Seat }
  /** Done, or on to the next card. A sober table counts the cost. */
  | { type: 'follow'; isCounted?: boolean }
  | { type: 'pass'; isCounted?: boolean }
  | { type: 'take'; seats: readonly Seat[] }
  /** Sober tables: a player broke a rule in force. */
  | { type: 'slip'; rule: number; seat: Seat }
  | { type: 'skip' }

export type VenueView = Pick<VenueState, 'phase' | 'round' | 'card' | 'lasting'> & {
  points: readonly number[]
  rounds: number
  /** Without one there is nothing to review. */
  played: number
  reader: Seat
  lifted: LastingRule | null
}

export const venueRules: GameRules<VenueState, VenueMove, VenueView, VenueOptions> = {
  version: 1,

  start({ players, lists, options }, random) {
    const none = players.map(() => 0)
    const opening: VenueState = {
      ...{ id: Math.floor(random() * 2 ** 32).toString(36), options, players },
      ...{ seed: randomInt(2 ** 32, random), swaps: 0 },
      ...{ pile: lists[0] ?? [], phase: 'reader', reader: null, round: 0, card: null },
      ...{ lasting: [], lastAsked: null, seen: [], over: false },
      counts: { asked: none, named: none, followed: none, passed: none },
    }
    return options.reader === 'one' ? opening : nextCard(opening)
  },

  move(state, move) {
    if (state.over) return refuse('The game is over.')
    if (state.phase === 'reader') {
      if (move.type !== 'read') return refuse('Say first who reads.')
      if (!isHere(state, move.seat)) return refuse('Nobody sits there.')
      return nextCard({ ...state, reader: move.seat })
    }
    if (move.type === 'read') return refuse('The reader has been chosen.')
    if (move.type === 'slip') return slip(state, move.rule, move.seat)
    if (state.phase === 'points') {
      if (move.type !== 'take') return refuse('Say first who takes the points.')
      return moveOn(takePoints(state, move.seats, state.card?.amount ?? 0))
    }
    if (move.type === 'take') return refuse('Nobody takes any points now.')
    if (state.phase === 'lift') {
      if (move.type !== 'follow') return refuse('That rule is lifted. On to the next card.')
      return moveOn({ ...state, lasting: state.lasting.filter((rule) => rule !== due(state)) })
    }
    const { card } = state
    if (!card) return refuse('No card is on the table.')
    if (move.type === 'skip') return swapCard(state)
    return settle(move.isCounted ? takePoints(state, [], 0) : state, card, move)
  },

  view(state) {
    const { phase, round, card, lasting, options, seen } = state
    return {
      ...{ phase, round, card, lasting, rounds: options.cards, played: seen.length },
      points: pointsOf(state),
      reader: readerOf(state),
      lifted: phase === 'lift' ? due(state) : null,
    }
  },

  join: joinVenue,
  leave: leaveVenue,
  holder: (state) => (state.phase === 'reader' ? null : readerOf(state)),
  ended: (state) => state.over,
  prompt: ({ over, phase, card }) => (over || phase !== 'card' || !card ? null : card.words.raw),
  pause: (state) => state,
  recap: recapVenue,

  changePacks(state, lists) {
    const onTable = state.card?.words.raw
    return { ...state, pile: (lists[0] ?? []).filter((line) => line !== onTable) }
  },
}

function settle(
  state: VenueState,
  card: DealtCard,
  { type, isCounted = false }: Extract<VenueMove, { type: 'follow' | 'pass' }>,
): VenueState | Refusal {
  const { counts, lasting } = state
  const played = { ...state, seen: [...state.seen, card] }
  const { words, soberWords, rule, a, amount } = card
  if (type === 'pass') {
    if (rule || a === null) return refuse('That one is for everybody. “Not for us” is free.')
    const passed = { ...played, counts: { ...counts, passed: addTo(counts.passed, [a]) } }
    return moveOn(isCounted ? takePoints(passed, [a], amount) : passed)
  }
  if (rule) return moveOn({ ...played, lasting: [...lasting, { words, soberWords, ...rule }] })
  const followed =
    a === null
      ? played
      : { ...played, counts: { ...counts, followed: addTo(counts.followed, [a]) } }
  return isCounted && costOf(soberWords) > 0 ? { ...followed, phase: 'points' } : moveOn(followed)
}

function slip(state: VenueState, at: number, seat: Seat): VenueState | Refusal {
  const rule = state.lasting[at]
  if (!rule || !isHere(state, seat)) return refuse('That rule is not in force.')
  return takePoints(state, [seat], costOf(rule.soberWords))
}

function takePoints(state: VenueState, seats: readonly Seat[], amount: number): VenueState {
  const taking = seats.filter((seat) => isHere(state, seat))
  return { ...state, points: addTo(pointsOf(state), taking, amount) }
}

function pointsOf({ points, players }: VenueState): readonly number[] {
  return points ?? players.map(() => 0)
}

function due({ lasting, round }: VenueState): LastingRule | null {
  return lasting.find((rule) => rule.until <= round) ?? null
}

function moveOn(state: VenueState): VenueState {
  if (due(state)) return { ...state, phase: 'lift' }
  if (state.round >= state.options.cards) return { ...state, over: true }
  return nextCard(state)
}

function nextCard(state: VenueState): VenueState {
  const next = admitLate(state)
  const isFirst = state.round === 0
  const turn = isFirst ? hereOrNext(next, 0) : nextHere(next, readerOf(state))
  return drawCard({ ...next, round: state.round + 1, turn })
}
