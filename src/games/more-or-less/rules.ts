import { randomInt, seededAt } from '#domain/random.ts'
import { askTeams } from '#domain/table/asks.ts'
import { missingVotes } from '#domain/table/ballot.ts'
import { type Clock, dueAtEnd, resumeClock, startClock } from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { sharedLimit, timeOf } from '#domain/table/more-time.ts'
import { admitLate, giveUpSeat, seatsHere, takeSeat } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { dealTeams, owedBy } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'
import { changeClocks, moveOn, openCard, putAway, sideAfter, suspend } from './rules-cards.ts'
import { changeDeckPacks, dealDeck, freshPair } from './rules-deck.ts'
import { readItem } from './rules-items.ts'
import { moveBet, moveGuess, moveSides, type Outcome } from './rules-moves.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { isRight } from './rules-score.ts'
import { seatSides } from './rules-sides.ts'
import { type Move, maxCards, type State, type View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'
import { askAudience, dropSay, moveVote, passOver, viewSideSays } from './rules-votes.ts'

/** With a phone each the game begins by itself. */
const sidesMs = 20_000

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, { now, random }) {
    const table = { players, seating, ...timeOf(setup) }
    const deck = dealDeck(lists, options.measure, random)
    const pair = freshPair(deck)
    if (!pair) throw new RangeError('No two items of one unit')
    return {
      ...table,
      options,
      teams: dealTeams([...players.keys()], 2, random),
      ...pair,
      seed: randomInt(2 ** 32, random),
      phase: 'sides',
      inMeasure: 0,
      agreed: 0,
      card: 1,
      side: 0,
      rounds: [0, 0],
      clock: sidesClock(table, now),
      ballot: null,
      wakesAtMs: 0,
      hits: players.map(() => 0),
      answer: null,
      isAgainst: false,
      isLast: false,
      over: false,
      points: [0, 0],
      gained: [0, 0],
      run: 0,
      best: { count: 0, side: 0 },
    }
  },

  move(state, move, context): Outcome {
    switch (state.phase) {
      case 'sides':
        return moveSides(state, move, context)
      case 'guess':
        return state.seating === 'own'
          ? moveVote(state, move, context)
          : moveGuess(state, move, context)
      case 'bet':
        return moveBet(state, move, context)
      case 'reveal':
        if (move.type !== 'next') return refuse('settled')
        if (context.now < state.wakesAtMs) return refuse('too-soon')
        return moveOn(state, context.now)
    }
  },

  view(state, viewer) {
    const { phase, teams, points, gained, run, card, side, clock, answer } = state
    const { isAgainst, isByCoin = true, tallies = null, isLast, best, wakesAtMs } = state
    const { options, ballot } = state
    const hidden = readItem(state.b)
    const { label, unit } = hidden
    const isShown = phase === 'reveal'
    const own = state.seating === 'own' && typeof viewer === 'number' ? viewer : null
    return {
      phase,
      teams,
      points,
      gained,
      run,
      card,
      side,
      answer,
      isAgainst,
      isLast,
      best,
      isByCoin: isShown && isByCoin,
      wakesAtMs,
      clock: phase === 'guess' && ballot ? ballot.clock : clock,
      a: readItem(state.a),
      b: { label, unit },
      shown: isShown ? hidden : null,
      isRight: isShown && isRight(state),
      nextSide: isShown ? sideAfter(state) : null,
      owed: owedBy(points),
      cards: maxCards,
      target: options.target,
      seconds: options.seconds,
      said: own === null ? null : (ballot?.choices[own] ?? null),
      answered: Object.keys(ballot?.choices ?? {}).length,
      sideSays: viewSideSays(state, viewer),
      tallies: isShown ? tallies : null,
    }
  },

  asks(state) {
    const { phase, players, teams, points, seating } = state
    if (phase !== 'reveal' || sideAfter(state) !== null) return null
    // One phone asks the side, which shares it out; with a phone each every loser's asks for all.
    const how = seating === 'own' ? 'each' : 'shared'
    return askTeams('end', players, teams, owedBy(points), how)
  },
  hostMoves: ['begin'],
  waitsFor: (state) =>
    state.phase === 'guess' && state.ballot && !state.over
      ? missingVotes(state.ballot, seatsHere(state))
      : [],

  audience: askAudience,
  passOver,

  due({ phase, clock, ballot, over }) {
    if (over || phase === 'bet') return null
    const running = phase === 'guess' && ballot ? ballot.clock : clock
    return phase === 'reveal' ? null : dueAtEnd(running, { type: 'timeout' })
  },

  join(state, player) {
    const joined = takeSeat(state, player, ({ hits }) => ({ hits: [...hits, 0] }))
    return seatSides(state.phase === 'sides' ? admitLate(joined) : joined)
  },

  leave(state, seat, { now }) {
    const stays = state.seating === 'passed' ? suspend(state) : state
    return dropSay(seatSides(giveUpSeat(stays, seat)), seat, now)
  },

  reseat(state, seating, { now }) {
    if (seating === state.seating) return state
    const seated: State = { ...state, seating }
    if (state.over || state.phase === 'reveal') return seated
    if (state.phase !== 'sides') return openCard(seated, now)
    return { ...seated, clock: sidesClock(seated, now) }
  },

  isEdge: (before, after) => before.phase === 'reveal' && after.phase === 'guess',
  ended: (state) => state.over,
  hasBegun: ({ phase }) => phase !== 'sides',
  prompt: ({ phase, a, b }) => (phase === 'sides' ? null : phase === 'reveal' ? b : a),

  changePacks(state, lists) {
    const { a, b, options, seed, card } = state
    const deck = changeDeckPacks(lists, options.measure, [a, b], seededAt(seed, card))
    const next = { ...state, deck }
    const lines = lists.flat()
    return lines.includes(a) || lines.includes(b) ? next : putAway(next)
  },

  pause: suspend,
  resume: (state, now) =>
    state.seating === 'own' ? changeClocks(state, (clock) => resumeClock(clock, now)) : state,
  recap: makeRecap,
}

function sidesClock(table: Pick<State, 'seating' | 'time'>, now: number): Clock | null {
  return table.seating === 'own' ? startClock(sharedLimit(sidesMs, table), now) : null
}
