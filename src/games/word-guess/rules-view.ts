import { admitLate } from '#domain/table/presence.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { wasHeardByVoice } from './rules-asking.ts'
import { isFromBar } from './rules-draw.ts'
import { nextHost } from './rules-hosting.ts'
import { locksLeft, nearLocks } from './rules-locks.ts'
import { usedQuestions } from './rules-log.ts'
import { type State, type View, wordsOf } from './rules-state.ts'
import { themes } from './rules-themes.ts'

export function viewState(state: State, viewer: Viewer): View {
  const { phase, host, stoodIn, putBack, asker, log, guessers, outcome, word, options } = state
  const { clock, askClock, question, offered, wakesAtMs } = state
  const isTold = phase === 'told'
  const isLast = isTold && state.told >= wordsOf(state)
  const seesWord = isTold || seesSecret(state, viewer)
  const isSeat = typeof viewer === 'number' && state.seating === 'own'
  const own = isSeat ? state.locks.filter(({ seat }) => seat === viewer) : []
  return {
    phase,
    host,
    stoodIn,
    putBack,
    asker,
    log,
    guessers,
    outcome,
    isLast,
    points: state.points,
    gameId: state.gameId,
    used: usedQuestions(log),
    clock,
    askClock,
    question,
    offered,
    wakesAtMs,
    word: seesWord ? (word?.text ?? null) : null,
    theme:
      word && options.sayTheme && phase !== 'cover' ? (themes[word.theme]?.label ?? null) : null,
    isDrink: (seesWord || state.seating === 'passed') && isFromBar(state),
    wasHeardByVoice: state.seating === 'passed' && wasHeardByVoice(state),
    canSwap: phase === 'word' && !state.swapped && log.length === 0,
    wordNo: isTold ? state.told : state.told + 1,
    words: wordsOf(state),
    nextHost: isTold && !isLast ? nextHost(admitLate(state)) : null,
    locks: own.map(({ text, verdict }) => ({ text, verdict })),
    locksLeft: isSeat && viewer !== host ? locksLeft(state, viewer) : 0,
    call: isSeat ? (state.calls[viewer] ?? null) : null,
    near: isSeat && viewer === host ? nearLocks(state).map(({ text }) => text) : [],
  }
}

/** The keeper's phone; the one phone, which the voice host hears through. */
function seesSecret({ seating, host, phase }: State, viewer: Viewer): boolean {
  if (seating === 'own') return viewer === host
  return viewer === 'device' && (host === null || phase !== 'cover')
}
