import { type Random, randomInt, seededAt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { seatsHere } from '../table/presence.ts'
import { addTo } from '../table/standings.ts'
import { parseLine, type VenueCard } from './card.ts'
import { chooseAsked, chooseNamed } from './fair-turn.ts'
import { canDrawRule, isRuleDue } from './rule-turns.ts'
import { fillSlots, type Slots } from './slots.ts'
import type { DealtCard, RuleOfCard, VenueState } from './state.ts'

/**
 * A finished deck begins again with its oldest. The round decides names and cost, so undo gives no
 * other draw.
 */
export function drawCard(state: VenueState): VenueState {
  return layCard(state, seededAt(state.seed, state.round), null)
}

/** @param asked whom the card is for; null leaves it to the turns */
export function swapCard(
  state: VenueState,
  asked: Seat | null = state.card?.a ?? null,
): VenueState {
  const swaps = state.swaps + 1
  const random = seededAt(state.seed, state.round, swaps)
  return layCard({ ...takeCardAway(state), swaps }, random, asked)
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

/** In order, but no kind three times in a row while there is another, and a rule when due. */
function findNext(state: VenueState): Found {
  const isDue = isRuleDue(state)
  let varied: Found | null = null
  let first: Found | null = null
  for (const [place, line] of state.pile.entries()) {
    const card = parseLine(line)
    if (!canBeDrawn(state, line, card)) continue
    const found = { place, line, card }
    if (isDue ? card.kind === 'rule' : isVaried(state, card)) return found
    if (isVaried(state, card)) varied ??= found
    first ??= found
  }
  const next = varied ?? first
  if (!next) throw new RangeError('No card to draw')
  return next
}

function canBeDrawn(state: VenueState, line: string, { kind, lasts = 0 }: VenueCard): boolean {
  if (kind !== 'rule') return true
  return canDrawRule(state, lasts) && state.lasting.every(({ words }) => words.raw !== line)
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
  const here = seatsHere(state)
  const a = hasOwner ? (asked ?? chooseAsked(counts, needsOther, lastAsked, random, here)) : null
  const b = a !== null && needsOther ? chooseNamed(counts, a, random, here) : null
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
    lastRule: dealt.rule ? state.round : (state.lastRule ?? 0),
    counts: {
      ...counts,
      asked: a === null ? counts.asked : addTo(counts.asked, [a]),
      named: b === null ? counts.named : addTo(counts.named, [b]),
    },
  }
}

/** In force from the next card on, until its own last or that of the game. */
function fillRule(card: VenueCard, slots: Slots, { round, options }: VenueState): RuleOfCard {
  const { name = '', lasts = 0, lifted = '' } = card
  const until = Math.min(round + lasts, options.cards)
  return { name, until, lifted: { raw: lifted, parts: fillSlots(lifted, slots) } }
}

function takeCardAway(state: VenueState): VenueState {
  const { card, counts } = state
  if (!card) return state
  const asked = card.a === null ? counts.asked : addTo(counts.asked, [card.a], -1)
  const named = card.b === null ? counts.named : addTo(counts.named, [card.b], -1)
  return { ...state, card: null, counts: { ...counts, asked, named } }
}
