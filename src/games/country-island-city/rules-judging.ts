import {
  type AudienceAsk,
  type AudienceTaps,
  askStands,
  isTieUpheld,
} from '#domain/table/audience.ts'
import {
  type Ballot,
  castVote,
  dropVote,
  hurryBallot,
  isBallotOver,
  missingVotes,
  openBallot,
  passOverVote,
  votersFor,
} from '#domain/table/ballot.ts'
import { type Clock, hasRunOut, isRunning, startClock } from '#domain/table/clock.ts'
import { sharedLimit } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import type { TableState, Viewer } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { type AnswerGroup, groupAnswers, type Lettering } from './rules-groups.ts'
import { foldAnswer } from './rules-letters.ts'
import { revealMs } from './rules-reveal.ts'

const showMs = 8000
const showManyMs = 12_000
const manyAnswers = 10
const voteMs = 8000
/** Milliseconds the verdict is shown. */
const verdictMs = 3000
/** Up to so many players one doubt is enough for a vote. */
const fewPlayers = 4

/** The answers of one column, a phone each: shown together, doubted, and voted on. */
export type Judging = {
  /** By seat, as typed. */
  answers: Readonly<Record<Seat, string>>
  stage: 'show' | 'vote' | 'told' | 'over'
  /** Of the stages 'show' and 'told'. */
  clock: Clock
  /** By seat, the answers it doubts. */
  doubts: Readonly<Record<Seat, readonly string[]>>
  /** To be voted on; the first one is. */
  queue: readonly string[]
  ballot: Ballot<boolean> | null
  /** Voted out. */
  out: readonly string[]
  /** The last one. */
  verdict: { key: string; answer: string; stands: boolean } | null
}

export type JudgingView = Pick<Judging, 'stage' | 'verdict'> & {
  groups: readonly AnswerGroup[]
  clock: Clock
  /** Epoch milliseconds at which a TV has shown them all. */
  shownAtMs: number
  /** The answer that is voted on. */
  doubted: string | null
  /** What the viewer doubts. */
  doubts: readonly string[]
  /** The viewer's own vote. */
  vote: boolean | null
  voters: readonly Seat[]
  voted: number
}

type JudgingOutcome = Judging | Refusal<Code | TableCode>

export function openJudging(answers: Judging['answers'], table: TableState, now: number): Judging {
  const count = Object.values(answers).filter((answer) => foldAnswer(answer) !== '').length
  const clock = startClock(sharedLimit(count >= manyAnswers ? showManyMs : showMs, table), now)
  return {
    answers,
    stage: 'show',
    clock,
    doubts: {},
    queue: [],
    ballot: null,
    out: [],
    verdict: null,
  }
}

export function viewJudging(
  judging: Judging,
  lettering: Lettering,
  table: TableState,
  viewer: Viewer,
): JudgingView {
  const { stage, verdict, clock, doubts, ballot, queue } = judging
  const isSeat = typeof viewer === 'number' && table.seating === 'own'
  const voters = stage === 'vote' ? votersOf(judging, table) : []
  const groups = groupAnswers(judging, lettering)
  return {
    stage,
    verdict,
    voters,
    groups,
    shownAtMs: (clock.runningSince ?? 0) + revealMs(groups),
    clock: ballot?.clock ?? clock,
    doubted: stage === 'vote' ? (queue[0] ?? null) : null,
    doubts: isSeat ? (doubts[viewer] ?? []) : [],
    vote: isSeat ? (ballot?.choices[viewer] ?? null) : null,
    voted: voters.filter((seat) => ballot && seat in ballot.choices).length,
  }
}

export function askAudience({ stage, ballot, queue }: Judging): AudienceAsk | null {
  return stage === 'vote' && ballot ? askStands(queue[0] ?? '') : null
}

/** The same doubt again takes it back. */
export function doubtAnswer(
  judging: Judging,
  by: Seat,
  key: string,
  lettering: Lettering,
  now: number,
): JudgingOutcome {
  const { stage, clock, doubts } = judging
  if (stage !== 'show' || hasRunOut(clock, now)) return refuse('doubts-over')
  const group = groupAnswers(judging, lettering).find((other) => other.key === key)
  if (!group) return refuse('no-such-answer')
  if (group.seats.includes(by)) return refuse('own-answer')
  if (!group.counts) return refuse('nothing-to-doubt')
  const own = doubts[by] ?? []
  const others = own.filter((other) => other !== key)
  const changed = others.length < own.length ? others : [...own, key]
  return { ...judging, doubts: { ...doubts, [by]: changed } }
}

/** @param stands whether the answer counts */
export function voteOnAnswer(
  judging: Judging,
  by: Seat,
  stands: boolean,
  table: TableState,
  now: number,
  audience?: AudienceTaps,
): JudgingOutcome {
  const { ballot } = judging
  if (!ballot || isBallotOver(ballot, now)) return refuse('no-vote')
  if (!votersOf(judging, table).includes(by)) return refuse('own-vote')
  return countVotes({ ...judging, ballot: castVote(ballot, by, stands) }, table, now, audience)
}

export function passOverJudging(
  judging: Judging,
  seat: Seat,
  table: TableState,
  now: number,
  audience?: AudienceTaps,
): Judging {
  const { ballot } = judging
  return ballot
    ? countVotes({ ...judging, ballot: passOverVote(ballot, seat) }, table, now, audience)
    : judging
}

/** For a seat that has left: what is shown stays, as others have points by it. */
export function leaveJudging(
  judging: Judging,
  seat: Seat,
  table: TableState,
  now: number,
): Judging {
  const { [seat]: _, ...doubts } = judging.doubts
  const { ballot, queue, answers } = judging
  const left = { ...judging, doubts, ballot: ballot && dropVote(ballot, seat) }
  if (!ballot) return left
  const isOnTable = seatsHere(table).some((here) => foldAnswer(answers[here] ?? '') === queue[0])
  return isOnTable ? countVotes(left, table, now) : voteOnNext(left, queue.slice(1), table, now)
}

/** Doubts close, or a vote does. */
export function timeOutJudging(
  judging: Judging,
  table: TableState,
  now: number,
  audience?: AudienceTaps,
): JudgingOutcome {
  const clock = judging.ballot?.clock ?? judging.clock
  if (judging.stage === 'over' || !isRunning(clock)) return refuse('clock-stopped')
  if (!hasRunOut(clock, now)) return refuse('time-left')
  if (judging.ballot) return closeVote(judging, table, now, audience)
  const open = judging.stage === 'told' ? judging.queue : doubtedAnswers(judging, table)
  return voteOnNext(judging, open, table, now)
}

/** Nothing is left to vote on; the last verdict may still stand. */
export function isJudged({ stage, queue }: Judging): boolean {
  return stage === 'over' || (stage === 'told' && queue.length === 0)
}

export function votersMissing(judging: Judging, table: TableState): Seat[] {
  return judging.ballot ? missingVotes(judging.ballot, votersOf(judging, table)) : []
}

export function judgingClock({ stage, ballot, clock }: Judging): Clock | null {
  return stage === 'over' ? null : (ballot?.clock ?? clock)
}

export function changeJudgingClocks(judging: Judging, change: (clock: Clock) => Clock): Judging {
  const { clock, ballot } = judging
  const votes = ballot && { ...ballot, clock: change(ballot.clock) }
  return { ...judging, clock: change(clock), ballot: votes }
}

/** All but its authors. */
function votersOf({ answers, queue }: Judging, table: TableState): Seat[] {
  return seatsHere(table).filter((seat) => foldAnswer(answers[seat] ?? '') !== queue[0])
}

/** In the order in which the answers are shown. */
function doubtedAnswers({ answers, doubts }: Judging, table: TableState): string[] {
  const here = seatsHere(table)
  const needed = here.length <= fewPlayers ? 1 : 2
  const keys = new Set(Object.values(answers).map(foldAnswer))
  return [...keys].filter(
    (key) => here.filter((seat) => doubts[seat]?.includes(key)).length >= needed,
  )
}

function countVotes(
  judging: Judging,
  table: TableState,
  now: number,
  audience?: AudienceTaps,
): Judging {
  if (!judging.ballot) return judging
  const ballot = hurryBallot(judging.ballot, votersOf(judging, table), { table, now })
  const counted = { ...judging, ballot }
  return isBallotOver(ballot, now) ? closeVote(counted, table, now, audience) : counted
}

/** The audience breaks a tie; with a tie, or no vote at all, the answer counts. */
function closeVote(
  judging: Judging,
  table: TableState,
  now: number,
  audience?: AudienceTaps,
): Judging {
  const { ballot, queue, out, answers } = judging
  const [key, ...others] = queue
  if (!ballot || key === undefined) return { ...judging, stage: 'over' }
  const voters = votersOf(judging, table)
  const upheld = votersFor(ballot, voters, true).length
  const against = votersFor(ballot, voters, false).length
  const stands = isTieUpheld(upheld, against, audience) ?? upheld >= against
  const answer = Object.values(answers).find((typed) => foldAnswer(typed) === key) ?? key
  return {
    ...judging,
    stage: 'told',
    clock: startClock(sharedLimit(verdictMs, table), now),
    ballot: null,
    queue: others,
    out: stands ? out : [...out, key],
    verdict: { key, answer, stands },
  }
}

function voteOnNext(
  judging: Judging,
  queue: readonly string[],
  table: TableState,
  now: number,
): Judging {
  const open = queue.filter((key) =>
    seatsHere(table).some((seat) => foldAnswer(judging.answers[seat] ?? '') === key),
  )
  return open.length === 0
    ? { ...judging, queue: [], ballot: null, stage: 'over' }
    : {
        ...judging,
        queue: open,
        ballot: openBallot(sharedLimit(voteMs, table), now),
        stage: 'vote',
      }
}
