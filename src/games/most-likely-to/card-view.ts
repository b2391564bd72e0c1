import type { CardTable } from '#domain/table/card-rules.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { mayAppeal } from './card-appeal.ts'
import { type Card, type CardView, isShown, penaltiesOf, votesOf } from './card-state.ts'
import { choicesOf, nextVoter } from './card-vote.ts'

export function viewCard(card: Card, table: CardTable, viewer: Viewer): CardView {
  const { prompt, phase, clock, pointed, crowned, knew, wakesAtMs, ballot, calls } = card
  const own = typeof viewer === 'number' && table.seating === 'own' ? viewer : null
  const voter = nextVoter(card, table)
  const chooser = phase === 'vote' ? own : voter
  const votes = votesOf(card, table)
  const counted = votes.reduce((total, count) => total + count, 0)
  return {
    ...{ prompt, phase, clock, pointed, crowned, knew, wakesAtMs },
    voting: card.rules.voting,
    votes: phase === 'tally' || isShown(card) ? votes : null,
    fingersLeft: Math.max(0, seatsHere(table).length - counted),
    voter,
    votesIn: ballot ? Object.keys(ballot.choices).length : card.voted.length,
    choices: chooser === null ? [] : choicesOf(card, table, chooser),
    penalties: isShown(card) ? penaltiesOf(card, table) : [],
    vote: own === null ? null : (ballot?.choices[own] ?? null),
    call: own === null ? null : (calls[own] ?? null),
    mayAppeal: own !== null && phase === 'reveal' && mayAppeal(card, table, own),
    ballotClock: ballot?.clock ?? card.appeal?.ballot?.clock ?? null,
    ...viewAppeal(card, own),
  }
}

function viewAppeal({ appeal }: Card, own: number | null): Pick<CardView, 'appeal' | 'verdict'> {
  if (!appeal) return { appeal: null, verdict: null }
  const { seat, ballot, acquitted } = appeal
  const judged = Object.keys(ballot?.choices ?? {}).length
  const verdict = own === null ? null : (ballot?.choices[own] ?? null)
  return { appeal: { seat, judged, acquitted }, verdict }
}
