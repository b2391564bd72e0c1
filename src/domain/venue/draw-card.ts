import { type Random, randomInt, seededAt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { addTo } from '../table/standings.ts'
import { readLine, type VenueCard } from './card.ts'
import { chooseAsked, chooseNamed } from './fair-turn.ts'
import { fillSlots, type Slots } from './slots.ts'
import type { DealtCard, RuleOfCard, VenueState } from './state.ts'

export const mostLasting = 2
/** The table warms up before its first rule, and a rule that would end at once is not worth one. */
const firstRuleAt = 3
export const shortestRule = 3

/**
 * The state with its next card on the table, and that card under the pile: a deck that is drawn to
 * its end begins again with its oldest. What it names and costs is settled by the round: nobody
 * goes back for another draw.
 */
export function drawCard(state: VenueState): VenueState {
  return layCard(state, seededAt(state.seed, state.round), null)
}

/** Another card in the place of the one on the table, for whoever that one was for. */
export function swapCard(state: VenueState): VenueState {
  const swaps = state.swaps + 1
  const random = seededAt(state.seed, state.round, swaps)
  return layCard({ ...takeCardAway(state), swaps }, random, state.card?.a ?? null)
}

function layCard(state: VenueState, random: Random, asked: Seat | null): VenueState {
  const found = findNext(state)
  return {
    ...fillCard(state, found, random, asked),
    pile: [...state.pile.filter((_, place) => place !== found.place), found.line],
    phase: 'card',
  }
}

type Found = { place: number; line: string; card: VenueCard }

/** The pile is taken in order, but no kind comes three times running while there is another. */
function findNext(state: VenueState): Found {
  let first: Found | null = null
  for (const [place, line] of state.pile.entries()) {
    const card = readLine(line)
    if (!mayCome(state, card)) continue
    const found = { place, line, card }
    if (isVaried(state, card)) return found
    first ??= found
  }
  if (!first) throw new RangeError('No card to draw')
  return first
}

/** A rule comes only where there is room and time for one. */
function mayCome({ options, round, lasting }: VenueState, { kind }: VenueCard): boolean {
  if (kind !== 'rule') return true
  const hasTime = round >= firstRuleAt && options.cards - round >= shortestRule
  return options.lasting && lasting.length < mostLasting && hasTime
}

function isVaried({ seen }: VenueState, { kind }: VenueCard): boolean {
  return seen.length < 2 || seen.slice(-2).some((before) => before.kind !== kind)
}

function fillCard(
  state: VenueState,
  { line, card }: Found,
  random: Random,
  asked: Seat | null,
): VenueState {
  const { counts, lastAsked, options } = state
  const needsOther = card.text.includes('{B}')
  const hasOwner = card.text.includes('{A}')
  const a = hasOwner ? (asked ?? chooseAsked(counts, needsOther, lastAsked, random)) : null
  const b = a !== null && needsOther ? chooseNamed(counts, a, random) : null
  const slots = { a, b, amount: 1 + randomInt(options.most, random) }
  const dealt: DealtCard = {
    kind: card.kind,
    words: { raw: line, parts: fillSlots(card.text, slots) },
    soberWords: { raw: line, parts: fillSlots(card.sober ?? card.text, slots) },
    ...slots,
    alcohol: card.alcohol === true,
    rule: card.kind === 'rule' ? fillRule(card, slots, state) : null,
  }
  return {
    ...state,
    card: dealt,
    lastAsked: a ?? lastAsked,
    counts: {
      ...counts,
      asked: a === null ? counts.asked : addTo(counts.asked, [a]),
      named: b === null ? counts.named : addTo(counts.named, [b]),
    },
  }
}

/** It lasts from the next card on, until its own last or that of the evening. */
function fillRule(card: VenueCard, slots: Slots, { round, options }: VenueState): RuleOfCard {
  const { name = '', lasts = 0, lifted = '' } = card
  const until = Math.min(round + lasts, options.cards)
  return { name, until, lifted: { raw: lifted, parts: fillSlots(lifted, slots) } }
}

/** The state as it was before the card on its table was drawn, without the card. */
function takeCardAway(state: VenueState): VenueState {
  const { card, counts } = state
  if (!card) return state
  const asked = card.a === null ? counts.asked : addTo(counts.asked, [card.a], -1)
  const named = card.b === null ? counts.named : addTo(counts.named, [card.b], -1)
  return { ...state, card: null, counts: { ...counts, asked, named } }
}
