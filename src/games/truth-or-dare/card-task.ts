import type { Deck } from '#domain/prompts/deck.ts'
import { drawPrompt } from '#domain/prompts/deck.ts'
import { pick as pickOne, type Random } from '#domain/random.ts'
import { castVote, hurryBallot, isBallotOver, openBallot, votersFor } from '#domain/table/ballot.ts'
import type { CardTable } from '#domain/table/card-rules.ts'
import {
  type Clock,
  endOf,
  hasRunOut,
  isRunning,
  pauseClock,
  resumeClock,
  startClock,
  stoppedClock,
} from '#domain/table/clock.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import { fixedMs, type LimitMs, sharedLimit, turnLimit } from '#domain/table/more-time.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { actsFor } from '#domain/table/seating.ts'
import { wantTask } from './card-choice.ts'
import {
  accomplices,
  type Card,
  type CardMove,
  type CardOutcome,
  finish,
  goodRating,
  type Kind,
  type Rating,
  ratingValue,
  type Task,
} from './card-state.ts'
import { findTimerMs } from './rules-timer.ts'

const pickMs = 10_000
const doMs = 60_000
const rateMs = 15_000
/** Both, in a crowd. */
const crowdMs = 8000
/** With a phone each so many players have one lap, and less time to pick and to rate. */
export const crowdFrom = 12
/** Part of the time for a task that is left when the others may end a long tale. */
const sceneLeft = 1 / 4

/** Draws what the choice asked for. @param lists where the deck has truths and dares */
export function layTasks(
  card: Card,
  deck: Deck,
  lists: Readonly<Record<Kind, number>>,
  table: CardTable,
  { now, random }: TableContext,
): { card: Card; deck: Deck } {
  if (!card.wanted) return { card, deck }
  const { kind, reason } = card.wanted
  const isPicked = table.seating === 'own' && card.rules.others && accomplices(table).length > 2
  const offers: Task[] = []
  let left = deck
  for (let count = isPicked ? 2 : 1; count > 0; count -= 1) {
    const drawn = drawPrompt(left, lists[kind], table.turn, random, table)
    left = drawn.deck
    offers.push({ kind, reason, prompt: drawn.prompt, clock: timerOf(kind, drawn.prompt.raw) })
  }
  const drawn = { ...card, wanted: null, task: null, picks: null, clock: null }
  const limitMs = limitOf(table, pickMs)
  const laid: Card = isPicked
    ? { ...drawn, phase: 'pick', offers, picks: openBallot(limitMs, now) }
    : startTask(drawn, offers[0] as Task, table, now)
  return { card: laid, deck: left }
}

function timerOf(kind: Kind, raw: string): Clock | null {
  const timerMs = kind === 'dare' ? findTimerMs(raw) : null
  return timerMs === null ? null : stoppedClock(fixedMs(timerMs))
}

/** From its beginning. */
export function startTask(card: Card, task: Task, table: CardTable, now: number): Card {
  const clock = table.seating === 'own' ? startClock(turnLimit(doMs, table), now) : null
  const fresh = { ...task, clock: timerOf(task.kind, task.prompt.raw) }
  return { ...card, phase: 'do', task: fresh, offers: [], picks: null, ratings: null, clock }
}

export function movePick(
  card: Card,
  offer: number,
  table: CardTable,
  { by, now, random }: MoveContext,
): CardOutcome {
  if (!card.picks || typeof by !== 'number' || !(offer in card.offers)) return refuse('no-pick')
  if (by === table.turn) return refuse('others-only', { seat: table.turn })
  if (isBallotOver(card.picks, now)) return refuse('answers-in')
  return countPicks({ ...card, picks: castVote(card.picks, by, offer) }, table, { now, random })
}

type Chance = { now: number; random: Random }

export function countPicks(card: Card, table: CardTable, chance: Chance): Card {
  if (card.phase !== 'pick' || !card.picks) return card
  const picks = hurryBallot(card.picks, accomplices(table), { table, now: chance.now })
  const counted = { ...card, picks }
  return isBallotOver(picks, chance.now) ? closePicks(counted, table, chance) : counted
}

/** The majority; a tie is drawn. */
export function closePicks(card: Card, table: CardTable, { now, random }: Chance): Card {
  const voters = accomplices(table)
  const counts = card.offers.map((_, offer) =>
    card.picks ? votersFor(card.picks, voters, offer).length : 0,
  )
  const best = card.offers.filter((_, offer) => counts[offer] === Math.max(...counts))
  return startTask(card, pickOne(best, random), table, now)
}

export function moveTask(
  card: Card,
  task: Task,
  move: CardMove,
  table: CardTable,
  { by, now }: MoveContext,
): CardOutcome {
  if (move.type === 'skip') return wantTask(card, task.kind, task.reason)
  if (move.type === 'scene') return endTale(card, table, { by, now })
  const isDue = by === 'clock' && move.type === 'timeout'
  if (!isDue && !actsFor(table, by, table.turn)) return refuse('turn-only', { seat: table.turn })
  switch (move.type) {
    case 'done':
      return table.seating === 'own'
        ? openRatings(card, table, now)
        : finish(card, { type: 'done', rating: goodRating })
    case 'pass':
      return finish(card, { type: 'passed' })
    case 'resume':
    case 'pause':
    case 'timeout':
      return table.seating === 'own'
        ? startTimer(card, task, move.type, now)
        : moveTimer(card, task, move.type, now)
    default:
      return refuse('already-chosen')
  }
}

/** A task with a time of its own lasts as long; a tale is asked to end before the clock ends it. */
export function sceneAtMs({ phase, task, clock }: Card): number | null {
  const isTale = phase === 'do' && task !== null && timerOf(task.kind, task.prompt.raw) === null
  const endMs = isTale && clock ? endOf(clock) : null
  return endMs === null || !clock ? null : endMs - sceneLeft * clock.lengthMs
}

function endTale(
  card: Card,
  table: CardTable,
  { by, now }: Pick<MoveContext, 'by' | 'now'>,
): CardOutcome {
  const fromMs = sceneAtMs(card)
  if (typeof by !== 'number') return refuse('one-phone')
  if (by === table.turn) return refuse('others-only', { seat: table.turn })
  if (fromMs === null) return refuse('no-timer')
  return now < fromMs ? refuse('too-soon') : openRatings(card, table, now)
}

type TimerMove = 'resume' | 'pause' | 'timeout'

/** A phone each: it starts once, and the rating comes when it has run out. */
function startTimer(card: Card, task: Task, move: TimerMove, now: number): CardOutcome {
  if (move !== 'resume' || !task.clock) return refuse('no-timer')
  const clock = startClock(fixedMs(task.clock.lengthMs), now)
  return { ...card, task: { ...task, clock: null }, clock }
}

function moveTimer(card: Card, task: Task, move: TimerMove, now: number): CardOutcome {
  const { clock } = task
  if (!clock) return refuse('no-timer')
  const withClock = (changed: Clock) => ({ ...card, task: { ...task, clock: changed } })
  if (move === 'resume') {
    const isOut = hasRunOut(clock, now)
    return withClock(isOut ? startClock(fixedMs(clock.lengthMs), now) : resumeClock(clock, now))
  }
  if (!isRunning(clock)) return refuse('clock-stopped')
  if (move === 'timeout' && !hasRunOut(clock, now)) return refuse('time-left')
  return withClock(pauseClock(clock, now))
}

export function openRatings(card: Card, table: CardTable, now: number): Card {
  const ratings = openBallot<Rating>(limitOf(table, rateMs), now)
  return countRatings({ ...card, phase: 'rate', clock: null, ratings }, table, now)
}

export function rate(
  card: Card,
  rating: Rating,
  table: CardTable,
  { by, now }: MoveContext,
): CardOutcome {
  if (!card.ratings || typeof by !== 'number') return refuse('no-rating')
  if (by === table.turn) return refuse('others-only', { seat: table.turn })
  if (isBallotOver(card.ratings, now)) return refuse('answers-in')
  return countRatings({ ...card, ratings: castVote(card.ratings, by, rating) }, table, now)
}

export function countRatings(card: Card, table: CardTable, now: number): Card {
  if (card.phase !== 'rate' || !card.ratings) return card
  const ratings = hurryBallot(card.ratings, accomplices(table), { table, now })
  const counted = { ...card, ratings }
  return isBallotOver(ratings, now) ? closeRatings(counted, table) : counted
}

/** Their mean, rounded; without one it was good. */
export function closeRatings(card: Card, table: CardTable): Card {
  const given = accomplices(table)
    .map((seat) => card.ratings?.choices[seat])
    .filter((rating) => rating !== undefined)
  const sum = given.reduce((total, rating) => total + ratingValue(rating), 0)
  const rating = given.length === 0 ? goodRating : Math.round(sum / given.length)
  const countOf = (which: Rating) => given.filter((other) => other === which).length
  const [legendary, good, nothing] = [countOf('legendary'), countOf('good'), countOf('nothing')]
  const votes = { legendary, good, nothing }
  return finish(card, { type: 'done', rating }, votes)
}

function limitOf(table: CardTable, defaultMs: number): LimitMs {
  return sharedLimit(seatsHere(table).length >= crowdFrom ? crowdMs : defaultMs, table)
}
