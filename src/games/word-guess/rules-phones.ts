import { cutGraphemes } from '#domain/cut-graphemes.ts'
import { pick } from '#domain/random.ts'
import { hasRunOut, startClock } from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere, seatAfter, seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import type { Actor } from '#domain/table/seating.ts'
import { addTo } from '#domain/table/standings.ts'
import { appendToLog, endByVoice, maxQuestionLength, settle } from './rules-asking.ts'
import { drawWord } from './rules-draw.ts'
import { moveOn, newWordState, noQuestion, takeOver } from './rules-hosting.ts'
import {
  allLocked,
  hasSolved,
  locksLeft,
  nearLocks,
  newLock,
  settleNear,
  solversOf,
} from './rules-locks.ts'
import { type Entry, firstAsker, points, usedQuestions } from './rules-log.ts'
import { pickMs, pickOffered, readOffer } from './rules-offer.ts'
import type { Move, Offered, Refused, State } from './rules-state.ts'

const keepMs = 20_000
const askMs = 20_000
const askManyMs = 15_000
const wordMs = 240_000
const lastMs = 30_000
const sleepMs = 4000
/** From so many players on the next asker is drawn. */
const manyPlayers = 12

/** A word with a phone each begins: its keeper looks, or a player calls the voice host. */
export function openWord(state: State, context: TableContext): State {
  if (state.host === null || state.over) return state
  const { now } = context
  const drawn = state.word ? state : drawWord(state, context.random)
  const clock = startClock(turnLimit(keepMs, state), now)
  return { ...drawn, phase: 'word', clock, wakesAtMs: now + sharedLimit(sleepMs, state) }
}

export function movePhones(state: State, move: Move, context: MoveContext): State | Refused {
  const { by, now } = context
  const { phase } = state
  if (move.type === 'timeout') return timeOut(state, context)
  if (move.type === 'takeOver') {
    const taken = takeOver(state)
    return 'refused' in taken ? taken : openWord(taken, context)
  }
  if (move.type === 'solved' || move.type === 'exhausted') return moveByVoice(state, move, context)
  if (typeof by !== 'number') return refuse('own-phones')
  switch (phase) {
    case 'cover':
      if (move.type !== 'open') return refuse('no-word-yet')
      if (state.host !== null) {
        if (by !== state.host) return refuse('keeper-only', { seat: state.host })
        return openWord(state, context)
      }
      return beginAsking(drawWord(state, context.random), now)
    case 'word':
      return moveKept(state, move, by, context)
    case 'asking':
      if (move.type === 'ask') return ask(state, move.text, by, now)
      if (move.type === 'offer') return offer(state, move.texts, by, now)
      if (move.type === 'answer' || move.type === 'guess') return answer(state, move, context)
      return moveLocks(state, move, by, now)
    case 'last':
    case 'has':
      return moveLocks(state, move, by, now)
    case 'who':
      if (move.type === 'notYet') {
        if (state.outcome?.by != null) return refuse('somebody-had-it')
        return { ...state, phase: 'asking', outcome: null, ...askClocks(state, now) }
      }
      if (move.type !== 'solver') return refuse('who-first')
      return isHere(state, move.seat) ? tell(state, move.seat, now) : refuse('empty-seat')
    case 'told':
      if (move.type !== 'next') return refuse('told')
      return now < state.wakesAtMs ? refuse('too-soon') : openWord(moveOn(state), context)
  }
}

function moveKept(
  state: State,
  move: Move,
  by: Seat,
  { now, random }: MoveContext,
): State | Refused {
  const { host } = state
  if (move.type === 'call') {
    if (by === host) return refuse('keeper-knows')
    const { questions } = move
    const isPossible =
      Number.isInteger(questions) && questions >= 1 && questions <= points.questions
    return isPossible ? { ...state, calls: { ...state.calls, [by]: questions } } : refuse('no-call')
  }
  if (move.type !== 'begin' && move.type !== 'swap') return refuse('keep-first')
  if (by !== host) return refuse('keeper-only', { seat: host ?? 0 })
  if (move.type === 'begin')
    return now < state.wakesAtMs ? refuse('too-soon') : beginAsking(state, now)
  if (state.log.length > 0) return refuse('asked-already')
  return state.swapped ? refuse('one-swap') : { ...drawWord(state, random), swapped: true }
}

function beginAsking(state: State, now: number): State {
  return {
    ...state,
    phase: 'asking',
    clock: startClock(sharedLimit(wordMs, state), now),
    ...askClocks(state, now),
  }
}

function askClocks(state: State, now: number) {
  const isMany = seatsHere(state).length >= manyPlayers
  return {
    ...noQuestion,
    askClock: startClock(turnLimit(isMany ? askManyMs : askMs, state), now),
  }
}

function ask(state: State, text: string, by: Seat, now: number): State | Refused {
  if (by !== state.asker) return refuse('not-your-turn', { seat: state.asker })
  return {
    ...state,
    ...askClocks(state, now),
    question: cutGraphemes(text.trim(), maxQuestionLength),
  }
}

function offer(state: State, texts: Offered, by: Seat, now: number): State | Refused {
  if (by !== state.asker) return refuse('not-your-turn', { seat: state.asker })
  if (state.offered || state.question !== null) return refuse('has-asked')
  const offered = readOffer(texts)
  return offered
    ? { ...state, ...noQuestion, offered, askClock: startClock(sharedLimit(pickMs, state), now) }
    : refuse('two-questions')
}

/** By the keeper; what the voice host says is tapped by the asker. */
function answer(
  state: State,
  move: Extract<Move, { type: 'answer' | 'guess' }>,
  context: MoveContext,
): State | Refused {
  const { host, asker, question, offered } = state
  if (context.by !== (host ?? asker)) return refuse('keeper-only', { seat: host ?? asker })
  if (offered) return refuse('being-picked')
  const said = move.type === 'answer' ? move.answer : move.right ? 'right' : 'wrong'
  const entry: Entry = { asker, answer: said, text: question ?? move.text }
  const logged = { ...state, log: appendToLog(state, entry) }
  if (said === 'right') return tell(logged, asker, context.now)
  if (said === 'invalid') return { ...logged, ...askClocks(state, context.now) }
  if (usedQuestions(logged.log) >= points.questions) return openLast(logged, 'last', context.now)
  return passAsking(logged, context)
}

export function passAsking(state: State, { now, random, away }: TableContext): State {
  const { asker, host } = state
  const asked = { ...state.asked, [asker]: (state.asked[asker] ?? 0) + 1 }
  const askers = seatsHere(state).filter((seat) => seat !== host)
  const present = askers.filter((seat) => !away.includes(seat))
  const open = present.length > 0 ? present : askers
  const turns = (seat: Seat) => asked[seat] ?? 0
  const fewest = Math.min(...open.map(turns))
  const isMany = seatsHere(state).length >= manyPlayers
  const next = isMany
    ? pick(
        open.filter((seat) => turns(seat) === fewest),
        random,
      )
    : seatAfter(open, asker)
  return { ...state, asked, asker: next, ...askClocks(state, now) }
}

function openLast(state: State, phase: 'last' | 'has', now: number): State {
  return { ...state, ...noQuestion, phase, clock: startClock(sharedLimit(lastMs, state), now) }
}

function moveLocks(state: State, move: Move, by: Seat, now: number): State | Refused {
  if (move.type === 'rule') {
    if (by !== state.host) return refuse('keeper-only', { seat: state.host ?? by })
    const near = nearLocks(state)[move.near]
    return near ? settleLocks(settleNear(state, near, move.right), now) : refuse('no-guess-there')
  }
  if (move.type !== 'lock') return refuse(state.phase === 'asking' ? 'is-out' : 'no-more-questions')
  if (by === state.host) return refuse('keeper-knows')
  if (hasSolved(state, by)) return refuse('has-it')
  if (locksLeft(state, by) === 0) return refuse('no-locks')
  if (!state.clock || hasRunOut(state.clock, now)) return refuse('time-up')
  const text = cutGraphemes(move.text.trim(), maxQuestionLength)
  if (text === '') return refuse('guess-empty')
  return settleLocks({ ...state, locks: [...state.locks, newLock(state, by, text, now)] }, now)
}

/** The first right one gives the others half a minute. */
export function settleLocks(state: State, now: number): State {
  if (state.phase === 'asking') {
    return solversOf(state).length > 0 ? openLast(state, 'has', now) : state
  }
  const isLast = state.phase === 'has' || state.phase === 'last'
  const isOver = state.clock === null && nearLocks(state).length === 0
  return isLast && (isOver || allLocked(state)) ? tell(state, null, now) : state
}

function timeOut(state: State, context: TableContext): State | Refused {
  const { now } = context
  const { phase, clock, askClock } = state
  const near = nearLocks(state).find((lock) => lock.clock && hasRunOut(lock.clock, now))
  if (near) return settleLocks(settleNear(state, near, false), now)
  if (clock && hasRunOut(clock, now)) {
    // Its word was withdrawn.
    if (phase === 'cover') return openWord(state, context)
    if (phase === 'word') return beginAsking(state, now)
    if (phase === 'asking') return openLast(state, 'last', now)
    const judged = nearLocks(state).flatMap((lock) => lock.clock ?? [])
    // Guesses that the keeper still has to judge hold the word open.
    return judged.length > 0 ? { ...state, clock: null } : tell(state, null, now)
  }
  if (askClock && hasRunOut(askClock, now)) {
    const picked = pickOffered(state, context.audience)
    return picked === null
      ? passAsking(state, context)
      : { ...state, ...askClocks(state, now), question: picked }
  }
  return clock || askClock ? refuse('time-left') : refuse('clock-stopped')
}

function moveByVoice(
  state: State,
  move: Extract<Move, { type: 'solved' | 'exhausted' }>,
  { by, now }: { by: Actor; now: number },
): State | Refused {
  if (state.host !== null) return refuse('with-a-player')
  if (by !== 'voice') return refuse('voice-only')
  if (state.phase !== 'asking' && state.phase !== 'last') return refuse('told')
  if (move.type === 'exhausted') {
    return state.phase === 'last' ? state : openLast(state, 'last', now)
  }
  const heard = endByVoice(state, move, usedQuestions(state.log) + 1)
  return 'refused' in heard ? heard : { ...heard, ...noQuestion, clock: null }
}

/** @param spoken whose guess was said aloud; null where the locks decide */
export function tell(state: State, spoken: Seat | null, now: number): State {
  const locked = solversOf(state)
  const first = spoken ?? locked[0]?.seat ?? null
  const isLocked = spoken === null && locked[0] !== undefined
  const questions = isLocked ? (locked[0]?.questions ?? 1) : null
  const counted = isLocked && questions !== null ? withQuestions(state, questions) : state
  const told = settle(counted, first)
  const worth = told.outcome?.worth ?? 0
  const others = locked.map(({ seat }) => seat).filter((seat) => seat !== first)
  const halved = addTo(told.points, others, Math.ceil(worth / 2))
  const knew = closestCalls(state, told.outcome?.questions ?? points.questions)
  return {
    ...told,
    points: addTo(halved, knew),
    guessed: addTo(told.guessed, others),
    outcome: told.outcome && { ...told.outcome, others, knew },
    ...noQuestion,
    clock: null,
    wakesAtMs: now + sleepMs,
  }
}

/** What the first guess is worth goes by the questions asked when it was locked. */
function withQuestions(state: State, questions: number): State {
  return { ...state, outcome: { by: null, worth: 0, questions } }
}

function closestCalls(state: State, questions: number): Seat[] {
  const callers = seatsHere(state).filter((seat) => seat !== state.host && seat in state.calls)
  const off = (seat: Seat) => Math.abs((state.calls[seat] ?? 0) - questions)
  const least = Math.min(...callers.map(off))
  return callers.filter((seat) => off(seat) === least)
}

/** A keeper who is away: the word is void, and the next keeps another. */
export function passOverPhones(state: State, seat: Seat, context: TableContext): State {
  const { host, asker, phase } = state
  if (phase === 'told' || state.over) return state
  if (seat === host) {
    const present = seatsHere(state).filter((other) => !context.away.includes(other))
    const others = present.filter((other) => other !== seat)
    const keepers = others.length > 0 ? others : seatsHere(state).filter((other) => other !== seat)
    const next = seatAfter(keepers, seat)
    return openWord({ ...state, ...newWordState(next, firstAsker(next, state)) }, context)
  }
  return phase === 'asking' && seat === asker ? passAsking(state, context) : state
}
