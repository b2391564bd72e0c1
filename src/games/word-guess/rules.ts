import { addSeatToDeck, changeDeckPacks, drawPrompt, newDeck } from '#domain/prompts/deck.ts'
import { pick, type Random, randomInt } from '#domain/random.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { admitLate, hereOrNext, isHere, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { moveAsking, moveLast, settle, takeBack, wasHeardByVoice } from './rules-asking.ts'
import { moveOn, newWordState, nextHost, takeOver } from './rules-hosting.ts'
import { leaveWord } from './rules-leave.ts'
import { firstAsker, usedQuestions } from './rules-log.ts'
import { makeRecap } from './rules-recap.ts'
import {
  type Move,
  type Options,
  type State,
  type View,
  voiceSeat,
  wordsOf,
} from './rules-state.ts'
import { barTheme, themes } from './rules-themes.ts'

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const none = players.map(() => 0)
    const host = options.host === 'voice' ? null : 0
    return {
      ...{ options, players, deck: newDeck(lists, players.length), over: false, told: 0 },
      ...{
        gameId: randomInt(36 ** 8, random)
          .toString(36)
          .padStart(8, '0'),
      },
      ...{
        points: none,
        guessed: none,
        hosted: none,
        ...newWordState(host, firstAsker(host, { players })),
      },
    }
  },

  move(state, move, { random }) {
    if (state.over) return refuse('The game is over.')
    const { phase, host, word, outcome } = state
    if (move.type === 'takeOver') return takeOver(state)
    switch (phase) {
      case 'cover':
        if (move.type !== 'open') return refuse('The word is not out of the box yet.')
        if (host === null) return { ...draw(state, random), phase: 'asking' }
        return { ...(word ? state : draw(state, random)), phase: 'word' }
      case 'word':
        return moveWord(state, move, random)
      case 'asking':
        return moveAsking(state, move)
      case 'last':
        return moveLast(state, move)
      case 'who':
        if (move.type === 'notYet') {
          if (outcome?.by != null) return refuse('This word is told. Somebody had it.')
          return { ...state, phase: state.guessers.length ? 'last' : 'asking', outcome: null }
        }
        if (move.type !== 'solver') return refuse('Who had it? Say that first.')
        if (!isHere(state, move.seat)) return refuse('Nobody sits there.')
        return settle(state, move.seat)
      case 'told':
        if (move.type === 'takeBack') return takeBack(state)
        if (move.type !== 'next') return refuse('This word is told.')
        return moveOn(state)
    }
  },

  view(state, seat) {
    const { phase, host, stoodIn, putBack, asker, log, guessers, outcome, word, options } = state
    const isHosts = host === null ? seat === voiceSeat : seat === host && phase !== 'cover'
    const isLast = phase === 'told' && state.told >= wordsOf(state)
    return {
      ...{ phase, host, stoodIn, putBack, asker, log, guessers, outcome, isLast },
      ...{ points: state.points, gameId: state.gameId, used: usedQuestions(log) },
      word: isHosts || phase === 'told' ? (word?.text ?? null) : null,
      theme:
        word && options.sayTheme && phase !== 'cover' ? (themes[word.theme]?.label ?? null) : null,
      isDrink: isFromBar(state),
      wasHeardByVoice: wasHeardByVoice(state),
      canSwap: phase === 'word' && !state.swapped && log.length === 0,
      wordNo: phase === 'told' ? state.told : state.told + 1,
      words: wordsOf(state),
      nextHost: phase === 'told' && !isLast ? nextHost(admitLate(state)) : null,
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ points, guessed, hosted, deck }) => ({
      points: [...points, levelWithLast(points, state, 'most')],
      guessed: [...guessed, 0],
      hosted: [...hosted, 0],
      deck: addSeatToDeck(deck),
    })),

  leave: leaveWord,

  holder: (state) => (state.host === null ? voiceSeat : hereOrNext(state, state.host)),
  ended: (state) => state.over,
  prompt: (state) => state.word?.text ?? null,

  /** A bar word is withdrawn when the theme is switched off, even during play. */
  changePacks(state, lists) {
    const next = { ...state, deck: changeDeckPacks(state.deck, lists) }
    if (!isFromBar(state) || lists[state.word?.theme ?? -1]?.length) return next
    if (state.phase === 'told') return { ...next, word: null }
    return { ...next, ...newWordState(state.host, state.asker), putBack: true }
  },

  // The host may have left with the word open: show the cover after a pause.
  pause: (state) => (state.phase === 'word' ? { ...state, phase: 'cover' } : state),
  recap: makeRecap,
}

function isFromBar({ word }: State): boolean {
  return word !== null && themes[word.theme]?.id === barTheme
}

/** All lists with words are equally likely. */
function draw(state: State, random: Random): State {
  const { deck } = state
  const theme = pick(
    [...deck.lists.keys()].filter((list) => deck.lists[list]?.length),
    random,
  )
  const { prompt, deck: drawn } = drawPrompt(deck, theme, 0, random)
  return { ...state, deck: drawn, word: { text: prompt.raw, theme } }
}

function moveWord(state: State, move: Move, random: Random): State | Refusal {
  if (move.type === 'begin') return { ...state, phase: state.guessers.length ? 'last' : 'asking' }
  if (move.type !== 'swap') return refuse('Keep the word first, then take questions.')
  if (state.log.length > 0) return refuse('They have asked already. This word stays.')
  if (state.swapped) return refuse('One swap a word. This one stays.')
  return { ...draw(state, random), swapped: true }
}
