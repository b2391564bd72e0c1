import type { CardTable } from '#domain/table/card-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { mayAppeal } from './card-appeal.ts'
import { type Card, type CardView, isShown, penaltiesOf, votesOf } from './card-state.ts'
import { choicesOf, mayCall, nextVoter, resting } from './card-vote.ts'

export function viewCard(card: Card, table: CardTable, viewer: Viewer): CardView {
  const { prompt, phase, clock, pointed, crowned, knew, wakesAtMs, ballot, calls } = card
  const own = typeof viewer === 'number' && table.seating === 'own' ? viewer : null
  const voter = nextVoter(card, table)
  const chooser = phase === 'vote' ? own : voter
  const votes = votesOf(card, table)
  const counted = votes.reduce((total, count) => total + count, 0)
  return {
    prompt,
    phase,
    clock,
    pointed,
    crowned,
    knew,
    wakesAtMs,
    voting: card.rules.voting,
    votes: phase === 'tally' || isShown(card) ? votes : null,
    fingersLeft: Math.max(0, seatsHere(table).length - counted),
    voter,
    votesIn: ballot ? Object.keys(ballot.choices).length : card.voted.length,
    choices: chooser === null ? [] : choicesOf(card, table, chooser),
    penalties: isShown(card) ? penaltiesOf(card, table) : [],
    resting: phase === 'vote' ? resting(card, table) : [],
    vote: own === null ? null : (ballot?.choices[own] ?? null),
    sawIt: own !== null && card.right.includes(own),
    mayCall: own !== null && phase === 'vote' && mayCall(card, table, own),
    call: own === null ? null : (calls[own] ?? null),
    mayAppeal: own !== null && phase === 'reveal' && mayAppeal(card, table, own),
    guessed: isShown(card) ? guessesOf(crowned, calls) : {},
    wrongCalls: isShown(card) ? countWrong(card) : 0,
    ballotClock: ballot?.clock ?? card.appeal?.ballot?.clock ?? null,
    ...viewAppeal(card, own),
  }
}

function guessesOf(crowned: readonly Seat[], calls: Card['calls']): CardView['guessed'] {
  const guesses = Object.entries(calls).filter(([seat]) => crowned.includes(Number(seat)))
  return Object.fromEntries(guesses)
}

function countWrong({ calls, knew }: Card): number {
  return Object.keys(calls).filter((seat) => !knew.includes(Number(seat))).length
}

function viewAppeal({ appeal }: Card, own: number | null): Pick<CardView, 'appeal' | 'verdict'> {
  if (!appeal) return { appeal: null, verdict: null }
  const { seat, ballot, acquitted } = appeal
  const judged = Object.keys(ballot?.choices ?? {}).length
  const verdict = own === null ? null : (ballot?.choices[own] ?? null)
  return { appeal: { seat, judged, acquitted }, verdict }
}
