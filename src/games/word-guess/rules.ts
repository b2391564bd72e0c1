import { addSeatToDeck, changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { randomInt } from '#domain/random.ts'
import { stoppedClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext } from '#domain/table/game-rules.ts'
import { fixedMs, timeOf } from '#domain/table/more-time.ts'
import { admitLate, isHere, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { moveAsking, moveLast, settle, takeBack } from './rules-asking.ts'
import { drawWord, isFromBar } from './rules-draw.ts'
import { moveOn, newWordState, takeOver } from './rules-hosting.ts'
import { leaveWord } from './rules-leave.ts'
import { nextDue } from './rules-locks.ts'
import { firstAsker, nextAsker } from './rules-log.ts'
import { askAudience } from './rules-offer.ts'
import type { Options } from './rules-options.ts'
import { movePhones, openWord } from './rules-phones.ts'
import { makeRecap } from './rules-recap.ts'
import type { Move, Refused, State, View } from './rules-state.ts'
import { passOverSeat, pauseWord, reseatWord, resumeWord, waitedFor } from './rules-table.ts'
import { upgradeState } from './rules-upgrade.ts'
import { viewState } from './rules-view.ts'

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 3,
  upgrade: upgradeState,

  start({ players, lists, options: chosen, seating, ...setup }, context) {
    const none = players.map(() => 0)
    // The voice host hears one phone only.
    const options: Options = seating === 'own' ? { ...chosen, host: 'player' } : chosen
    const host = options.host === 'voice' ? null : 0
    const gameId = randomInt(36 ** 8, context.random)
      .toString(36)
      .padStart(8, '0')
    const state: State = {
      options,
      players,
      seating,
      deck: newDeck(lists, players.length),
      over: false,
      told: 0,
      gameId,
      points: none,
      guessed: none,
      hosted: none,
      ...timeOf(setup),
      ...newWordState(host, firstAsker(host, { players })),
    }
    return seating === 'own' ? openWord(state, context) : state
  },

  move: (state, move, context) =>
    state.seating === 'own' ? movePhones(state, move, context) : movePassed(state, move, context),

  view: viewState,
  waitsFor: waitedFor,
  anyPrompt: ['call'],
  passOver: passOverSeat,
  audience: askAudience,
  due: (state) => (state.over ? null : nextDue(state)),

  join(state, player) {
    const joined = takeSeat(state, player, ({ points, guessed, hosted, deck }) => ({
      points: [...points, levelWithLast(points, state, 'most')],
      guessed: [...guessed, 0],
      hosted: [...hosted, 0],
      deck: addSeatToDeck(deck),
    }))
    // With a phone each a latecomer may guess at once.
    const seated = state.seating === 'own' ? admitLate(joined) : joined
    const { asker, host } = seated
    // A keeper who was alone had nobody to ask.
    const canAsk = isHere(seated, asker) && asker !== host
    return canAsk ? seated : { ...seated, asker: nextAsker(asker, host, seated) }
  },

  leave: leaveWord,
  reseat: reseatWord,
  isEdge: (before, after) => before.phase === 'told' && after.phase !== 'told',
  takesBack: ['answer'],
  ended: (state) => state.over,
  prompt: (state) => state.word?.text ?? null,

  /** A bar word is withdrawn when the theme is switched off, even during play. */
  changePacks(state, lists) {
    const next = { ...state, deck: changeDeckPacks(state.deck, lists) }
    if (!isFromBar(state) || lists[state.word?.theme ?? -1]?.length) return next
    if (state.phase === 'told') return { ...next, word: null }
    const clock = state.seating === 'own' ? stoppedClock(fixedMs(0)) : null
    return { ...next, ...newWordState(state.host, state.asker), putBack: true, clock }
  },

  pause: pauseWord,
  resume: resumeWord,
  recap: makeRecap,
}

function movePassed(state: State, move: Move, { random }: MoveContext): State | Refused {
  const { phase, host, word, outcome } = state
  if (move.type === 'takeOver') return takeOver(state)
  switch (phase) {
    case 'cover':
      if (move.type !== 'open') return refuse('no-word-yet')
      if (host === null) return { ...drawWord(state, random), phase: 'asking' }
      return { ...(word ? state : drawWord(state, random)), phase: 'word' }
    case 'word':
      return moveWord(state, move, random)
    case 'asking':
      return moveAsking(state, move)
    case 'last':
    case 'has':
      return moveLast(state, move)
    case 'who':
      if (move.type === 'notYet') {
        if (outcome?.by != null) return refuse('somebody-had-it')
        return { ...state, phase: state.guessers.length ? 'last' : 'asking', outcome: null }
      }
      if (move.type !== 'solver') return refuse('who-first')
      return isHere(state, move.seat) ? settle(state, move.seat) : refuse('empty-seat')
    case 'told':
      if (move.type === 'takeBack') return takeBack(state)
      return move.type === 'next' ? moveOn(state) : refuse('told')
  }
}

function moveWord(state: State, move: Move, random: MoveContext['random']): State | Refused {
  if (move.type === 'begin') return { ...state, phase: state.guessers.length ? 'last' : 'asking' }
  if (move.type !== 'swap') return refuse('keep-first')
  if (state.log.length > 0) return refuse('asked-already')
  if (state.swapped) return refuse('one-swap')
  return { ...drawWord(state, random), swapped: true }
}
