import type { TableContext } from '../table/game-rules.ts'
import { admitLate, hereOrNext, nextHere } from '../table/presence.ts'
import { openLifted } from './card-play.ts'
import { drawCard } from './draw-card.ts'
import { advanceIdea } from './idea.ts'
import type { CardEnd } from './idea-state.ts'
import { readerOf } from './reader.ts'
import type { DealtCard, LastingRule, VenueState } from './state.ts'

/** The rule that ended with this card. */
export function endedRule({ lasting, round }: VenueState): LastingRule | null {
  return lasting.find((rule) => rule.until <= round) ?? null
}

export function liftRule(state: VenueState): VenueState {
  const ended = endedRule(state)
  return { ...state, lasting: state.lasting.filter((rule) => rule !== ended) }
}

/** To an end card, the next card, or the end. */
export function moveOn(state: VenueState, context: TableContext): VenueState {
  const settled: VenueState = { ...state, accused: null, caught: null }
  if (endedRule(settled)) return openLifted({ ...settled, phase: 'lift' }, context.now)
  if (settled.round >= settled.options.cards) return { ...settled, play: null, over: true }
  return nextCard(settled, context)
}

export function nextCard(state: VenueState, context: TableContext): VenueState {
  const next = admitLate(state)
  const isFirst = state.round === 0
  const turn = isFirst ? hereOrNext(next, 0) : nextHere(next, readerOf(state))
  return drawCard({ ...next, round: state.round + 1, turn }, context)
}

/** Played: a rule is in force from now on. */
export function keepCard(state: VenueState, card: DealtCard, end: CardEnd = 'done'): VenueState {
  const { words, soberWords, rule, a, b, amount } = card
  const seen = [...state.seen, { line: words.raw, a, b, amount }]
  const kept = advanceIdea({ ...state, seen }, card, end)
  if (!rule) return kept
  return { ...kept, lasting: [...kept.lasting, { words, soberWords, ...rule }] }
}
