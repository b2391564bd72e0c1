import type { MoveContext } from '#domain/table/game-rules.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { groupAnswers, keysOf } from './rules-groups.ts'
import {
  doubtAnswer,
  type Judging,
  openJudging,
  timeOutJudging,
  voteOnAnswer,
} from './rules-judging.ts'
import { columnPoints, sumPoints } from './rules-scoring.ts'
import {
  type Column,
  type Filling,
  type Liked,
  letteringOf,
  type Move,
  type Outcome,
  type Refused,
  type State,
  sleepMs,
} from './rules-state.ts'
import {
  callDone,
  isWritingOver,
  openWriting,
  saveDraft,
  timeOutWriting,
  type Writing,
} from './rules-writing.ts'

/** From so many players on they like answers. */
const minToLike = 4
const likedPoints = 5

export function startFilling(state: State, now: number): State {
  const writing = openWriting(sharedLimit(state.options.writing * 1000, state), now)
  return { ...state, phase: { name: 'filling', writing } }
}

/** With other extras: what the usual columns have stays, and the time starts again. */
export function refill(state: State, { writing }: Filling, kept: number, now: number): State {
  const answers = Object.fromEntries(
    Object.entries(writing.answers).map(([seat, typed]) => [seat, typed.slice(0, kept)]),
  )
  const { phase } = startFilling(state, now)
  return phase.name === 'filling'
    ? { ...state, phase: { ...phase, writing: { ...phase.writing, answers } } }
    : state
}

export function moveFilling(
  state: State,
  phase: Filling,
  move: Move,
  context: MoveContext,
): Outcome {
  const outcome = write(state, phase.writing, move, context)
  return isRefusal(outcome) ? outcome : settleFilling(state, outcome, context.now)
}

function write(
  state: State,
  writing: Writing,
  move: Move,
  { by, now }: MoveContext,
): Writing | Refused {
  if (move.type === 'timeout') return timeOutWriting(writing, now)
  if (typeof by !== 'number') return refuse('own-phones')
  if (isWritingOver(writing, now)) return refuse('pens-down')
  const sheet = { ...letteringOf(state), columns: state.columns.length }
  if (move.type === 'draft') return saveDraft(writing, by, move.answers, sheet)
  if (move.type !== 'done') return refuse('pens-out')
  const graceMs = state.options.grace * 1000
  return callDone(writing, by, sheet, { table: state, now, graceMs })
}

/** What was typed counts once the time is up. */
export function settleFilling(state: State, writing: Writing, now: number): State {
  if (!isWritingOver(writing, now)) return { ...state, phase: { name: 'filling', writing } }
  const { answers } = writing
  return openColumn(state, { answers, out: [], likes: {} }, now)
}

function openColumn(
  state: State,
  round: Pick<Column, 'answers' | 'out' | 'likes'>,
  now: number,
): State {
  const column = round.out.length
  const typed = (seat: Seat) => round.answers[seat]?.[column] ?? ''
  const answers = Object.fromEntries(seatsHere(state).map((seat) => [seat, typed(seat)]))
  const judging = openJudging(answers, state, now)
  return { ...state, phase: { ...round, name: 'column', column, judging } }
}

export function moveColumn(state: State, phase: Column, move: Move, context: MoveContext): Outcome {
  const { by, now } = context
  if (move.type === 'like') return like(state, phase, move.key, by)
  const outcome = judge(state, phase.judging, move, context)
  return isRefusal(outcome) ? outcome : settleColumn(state, phase, outcome, now)
}

function judge(
  state: State,
  judging: Judging,
  move: Move,
  { by, now, audience }: MoveContext,
): Judging | Refused {
  if (move.type === 'timeout') return timeOutJudging(judging, state, now, audience)
  if (typeof by !== 'number') return refuse('own-phones')
  if (move.type === 'doubt') return doubtAnswer(judging, by, move.key, letteringOf(state), now)
  if (move.type === 'stand') return voteOnAnswer(judging, by, move.stands, state, now, audience)
  return refuse('being-counted')
}

export function canLike(state: State): boolean {
  return seatsHere(state).length >= minToLike
}

/** One a round: a later like takes the place of the one before. */
function like(state: State, phase: Column, key: string, by: MoveContext['by']): Outcome {
  if (typeof by !== 'number') return refuse('own-phones')
  if (!canLike(state)) return refuse('no-likes')
  const group = groupAnswers(phase.judging, letteringOf(state)).find((any) => any.key === key)
  if (!group) return refuse('no-such-answer')
  if (group.seats.includes(by)) return refuse('own-like')
  const likes = { ...phase.likes, [by]: { column: phase.column, key } }
  return { ...state, phase: { ...phase, likes } }
}

/** The next column, or the scores, once the votes on this one are in. */
export function settleColumn(state: State, phase: Column, judging: Judging, now: number): State {
  const judged = { ...phase, judging }
  if (judging.stage !== 'over') return { ...state, phase: judged }
  const out = [...phase.out, judging.out]
  if (out.length < state.columns.length) return openColumn(state, { ...judged, out }, now)
  const liked = likedMost(state, judged)
  const bonus = state.players.map((_, seat) =>
    liked.some(({ seats }) => seats.includes(seat)) ? likedPoints : 0,
  )
  const points = sumPoints([...pointsSoFar(state, judged), bonus], state.players.length)
  const phaseAfter = { name: 'scores', wakesAtMs: now + sleepMs, liked } as const
  return { ...state, history: [...state.history, points], phase: phaseAfter }
}

/** By seat, a row for each column up to the one on the table. */
export function pointsSoFar(state: State, phase: Column): number[][] {
  return [...phase.out, phase.judging.out].slice(0, phase.column + 1).map((_, column) => {
    const judging = columnAt(phase, column)
    return columnPoints(keysOf(judging, letteringOf(state), state.players.length))
  })
}

/** A finished column, or the one on the table. */
export function columnAt(phase: Column, column: number): Judging {
  if (column === phase.column) return phase.judging
  const answers = Object.fromEntries(
    Object.entries(phase.answers).map(([seat, typed]) => [seat, typed[column] ?? '']),
  )
  return { ...phase.judging, answers, out: phase.out[column] ?? [] }
}

/** All that share the first place. */
function likedMost(state: State, phase: Column): Liked[] {
  const likes = seatsHere(state).flatMap((seat) => phase.likes[seat] ?? [])
  const count = (column: number, key: string) =>
    likes.filter((other) => other.column === column && other.key === key).length
  const most = Math.max(0, ...likes.map(({ column, key }) => count(column, key)))
  return state.columns.flatMap((_, column) =>
    groupAnswers(columnAt(phase, column), letteringOf(state))
      .filter(({ key }) => most > 0 && count(column, key) === most)
      .map(({ answer, seats }) => ({ answer, seats })),
  )
}
