import { addSeatToDeck, changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { askTeams } from '#domain/table/asks.ts'
import { dueAtEnd, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import { admitLate, giveUpSeat, takeSeat } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { dealTeams, owedBy } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'
import type { Options } from './rules-options.ts'
import { hitsOf, settle, teamsThatKnew } from './rules-points.ts'
import {
  askAudience,
  moveReady,
  moveTeams,
  openReady,
  openSides,
  withNextMate,
} from './rules-ready.ts'
import { makeRecap } from './rules-recap.ts'
import { followActors, moveRunning } from './rules-running.ts'
import { seatTeams } from './rules-seats.ts'
import {
  actorsOf,
  isOneActing,
  isSingle,
  seesPhrase,
  speaking,
  thievesOf,
  turnOf,
} from './rules-sides.ts'
import type { Move, Outcome, State, View } from './rules-state.ts'
import { moveSteal, openList, openSteal } from './rules-steal.ts'
import { everyoneAlone, playingTeams, roundsOf, whoGuesses } from './rules-teams.ts'
import { upgradeState } from './rules-upgrade.ts'

export { stealMs } from './rules-steal.ts'

/** With a phone each so few play everyone alone. */
const maxAlone = 3

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, { now, random }) {
    const isFew = seating === 'own' && players.length <= maxAlone
    const isAlone = options.teams === 0 || isFew
    const teams = isAlone
      ? everyoneAlone(players)
      : dealTeams([...players.keys()], options.teams, random)
    const none = players.map(() => 0)
    const state: State = {
      options,
      players,
      seating,
      teams,
      isAlone,
      deck: newDeck(lists, players.length),
      played: 0,
      over: false,
      phase: 'teams',
      phrase: null,
      phraseNumber: 0,
      rows: [],
      clock: null,
      limit: null,
      thief: null,
      stolenBy: null,
      buzz: null,
      wakesAtMs: 0,
      calls: {},
      foul: null,
      fouls: 0,
      ...timeOf(setup),
      points: teams.map(() => 0),
      hits: none,
      passes: none,
    }
    return isAlone ? openReady(state, now) : openSides(state, now)
  },

  move(state, move, context) {
    switch (state.phase) {
      case 'teams':
        return moveTeams(state, move, context)
      case 'ready':
        return moveReady(state, move, context)
      case 'running':
        return moveRunning(state, move, context)
      case 'steal':
        return moveSteal(state, move, context)
      case 'list':
        return moveList(state, move, context.now)
    }
  },

  view(state, viewer) {
    const { phase, teams, clock, limit, thief, buzz, wakesAtMs, options, played } = state
    const rounds = roundsOf(teams, options.turns)
    const isSeen = seesPhrase(state, viewer)
    const isOwn = typeof viewer === 'number' && state.seating === 'own'
    const { points } = settle(state)
    return {
      phase,
      teams,
      clock,
      limit,
      thief,
      buzz,
      wakesAtMs,
      ...whoGuesses(teams, played),
      phrase: isSeen ? state.phrase : null,
      rows: isSeen ? state.rows : [],
      phraseNumber: state.phraseNumber,
      hits: hitsOf(state),
      actors: actorsOf(state),
      nextSeat: played + 1 < rounds ? whoGuesses(teams, played + 1).seat : null,
      round: played + 1,
      rounds: Math.max(rounds, played + 1),
      isAlone: isSingle(state),
      isOneActing: isOneActing(state),
      thieves: thievesOf(state),
      passCosts: options.passCost,
      seconds: options.seconds,
      call: isOwn ? (state.calls[viewer] ?? null) : null,
      knew: teamsThatKnew(state),
      gained: points.map((count, team) => count - (state.points[team] ?? 0)),
      stolenBy: state.stolenBy ?? null,
      fouls: state.fouls ?? 0,
      points,
      owed: owedBy(points, playingTeams(teams)),
    }
  },

  asks(state) {
    const { phase, teams, played, players, options } = state
    if (phase !== 'list' || played + 1 < roundsOf(teams, options.turns)) return null
    const owed = owedBy(settle(state).points, playingTeams(teams))
    return askTeams('end', players, teams, owed)
  },

  hostMoves: ['begin'],
  waitsFor(state) {
    if (state.over) return []
    // Of several who act, one is enough to judge.
    const judges = state.phase === 'steal' && state.buzz ? actorsOf(state) : []
    if (judges.length === 1) return judges
    return state.phase === 'ready' ? [turnOf(state)] : []
  },

  passOver(state, seat, { now, away }) {
    const isJudge = state.phase === 'steal' && state.buzz && actorsOf(state).includes(seat)
    if (isJudge) return openList(state, now)
    if (state.phase !== 'ready' || turnOf(state) !== seat) return state
    const mate = withNextMate(state, away)
    return mate ? openReady(mate, now) : moveOn(state, now)
  },

  audience: askAudience,
  speaking,
  followAway: followActors,

  due({ over, phase, limit, buzz, clock }) {
    if (over) return null
    const running =
      limit ?? buzz?.clock ?? (phase === 'running' || phase === 'steal' ? clock : null)
    return dueAtEnd(running, { type: 'timeout' })
  },

  join(state, player, { now }) {
    const joined = takeSeat(state, player, ({ hits, passes, deck }) => ({
      hits: [...hits, 0],
      passes: [...passes, 0],
      deck: addSeatToDeck(deck),
    }))
    if (state.over) return joined
    const isBetweenTurns = state.phase === 'teams' || state.phase === 'ready'
    const seated = seatTeams(isBetweenTurns ? admitLate(joined) : joined)
    return isNewTurn(state, seated) ? openReady(seated, now) : seated
  },

  leave(state, seat, { now }) {
    const isUnderWay = state.phase !== 'teams' && state.phase !== 'ready'
    // Phrases guessed in a turn still count when it ends early.
    const isEnding = turnOf(state) === seat && !state.over && isUnderWay
    const counted = isEnding ? moveOn(state, now) : state
    const rested = state.seating === 'passed' ? rules.pause(counted) : counted
    const { [seat]: _, ...calls } = rested.calls
    const buzz = rested.buzz?.seat === seat ? null : rested.buzz
    const gone = seatTeams(giveUpSeat({ ...rested, calls, buzz }, seat))
    // The hits of a turn that ends the game stay with the one who guessed.
    if (!counted.over && isPlayedOut(gone)) {
      return { ...seatTeams(giveUpSeat(settle(rested), seat)), over: true }
    }
    const { phrase } = gone
    const left: State = {
      ...gone,
      phrase: phrase && replaceAbsentPlayer(phrase, seat, gone),
      foul: gone.foul?.seat === seat ? null : gone.foul,
    }
    if (rested.buzz && !buzz && left.phase === 'steal') return openSteal(left, now)
    return isNewTurn(counted, left) ? openReady(left, now) : left
  },

  reseat(state, seating, { now }) {
    const seated: State = { ...state, seating, limit: null, buzz: null, foul: null, wakesAtMs: 0 }
    const { phase, clock } = seated
    if (phase === 'teams') return openSides(seated, now)
    if (phase === 'ready') return openReady(seated, now)
    if (phase === 'steal') return openSteal(seated, now)
    if (phase !== 'running' || !clock) return seated
    // The same phrase, and hits so far stay.
    const isOwn = seating === 'own'
    return { ...seated, clock: isOwn ? resumeClock(clock, now) : suspendClock(clock) }
  },

  isReveal: ({ phase }) => phase === 'list',
  isEdge: (before, after) =>
    after.played > before.played && after.played % after.teams.length === 0,
  ended: (state) => state.over,
  prompt: (state) => (state.phase === 'running' ? (state.phrase?.raw ?? null) : null),
  changePacks: (state, lists) => ({ ...state, deck: changeDeckPacks(state.deck, lists) }),

  pause(state) {
    const { clock, limit, buzz, seating } = state
    return {
      ...state,
      clock: clock && suspendClock(clock),
      // A count-in cut short by sleep starts again from three.
      limit: seating === 'own' ? limit && suspendClock(limit) : null,
      buzz: buzz && { ...buzz, clock: suspendClock(buzz.clock) },
    }
  },

  resume(state, now) {
    if (state.seating === 'passed') return state
    const { clock, limit, buzz } = state
    return {
      ...state,
      clock: clock && resumeClock(clock, now),
      limit: limit && resumeClock(limit, now),
      buzz: buzz && { ...buzz, clock: resumeClock(buzz.clock, now) },
    }
  },

  recap: (state) => makeRecap(settle(state)),
  lines: deckLines(),
}

function moveList(state: State, move: Move, now: number): Outcome {
  if (move.type === 'next') return now < state.wakesAtMs ? refuse('too-soon') : moveOn(state, now)
  if (move.type !== 'toggle') return refuse('turn-over')
  if (!state.rows[move.row]) return refuse('no-phrase')
  const rows = state.rows.map((row, at) => (at === move.row ? { ...row, isHit: !row.isHit } : row))
  return { ...state, rows }
}

function moveOn(state: State, now: number): State {
  const settled = settle(state)
  const played = state.played + 1
  if (isPlayedOut({ ...state, played })) return { ...settled, over: true }
  return openReady(seatTeams(admitLate({ ...settled, phase: 'ready', played })), now)
}

function isPlayedOut({ phase, played, teams, options }: State): boolean {
  return phase !== 'teams' && played >= roundsOf(teams, options.turns)
}

/** Whether another player is about to start. */
function isNewTurn(before: State, after: State): boolean {
  return !after.over && after.phase === 'ready' && turnOf(before) !== turnOf(after)
}
