import { type Random, randomInt, seededAt } from '../random.ts'
import type { TableContext } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { seatsHere } from '../table/presence.ts'
import { addTo } from '../table/standings.ts'
import { taskOf, type VenueCard } from './card.ts'
import { openPlay } from './card-play.ts'
import { chooseCard, type FoundCard } from './choose-card.ts'
import { chooseAsked, chooseNamed } from './fair-turn.ts'
import { remarkOn } from './remember.ts'
import { fillSlots, type Slots } from './slots.ts'
import type { DealtCard, RuleOfCard, VenueState } from './state.ts'

/**
 * A finished deck begins again with its oldest. The round decides names and cost, so undo gives no
 * other draw.
 */
export function drawCard(state: VenueState, context: TableContext): VenueState {
  return layCard(state, seededAt(state.seed, state.round), null, context)
}

/** @param asked whom the card is for; null leaves it to the turns */
export function swapCard(
  state: VenueState,
  context: TableContext,
  asked: Seat | null = state.card?.a ?? null,
): VenueState {
  const swaps = state.swaps + 1
  const random = seededAt(state.seed, state.round, swaps)
  return layCard({ ...takeCardAway(state), swaps }, random, asked, context)
}

function layCard(
  state: VenueState,
  random: Random,
  asked: Seat | null,
  context: TableContext,
): VenueState {
  const found = chooseCard(state)
  const laid: VenueState = {
    ...fillCard(state, found, random, asked, context.away),
    pile: [...state.pile.filter((_, place) => place !== found.place), found.line],
    phase: 'card',
  }
  return openPlay(remarkOn(laid), context.now, random)
}

function fillCard(
  state: VenueState,
  { line, card }: FoundCard,
  random: Random,
  asked: Seat | null,
  away: readonly Seat[],
): VenueState {
  const { counts, lastAsked, options } = state
  const needsOther = card.text.includes('{B}')
  const hasOwner = card.text.includes('{A}')
  const here = seatsHere(state)
  const present = here.filter((seat) => !away.includes(seat))
  const askable = present.length > 0 ? present : here
  const a = hasOwner ? (asked ?? chooseAsked(counts, needsOther, lastAsked, random, askable)) : null
  const others = askable.some((seat) => seat !== a) ? askable : here
  const b = a !== null && needsOther ? chooseNamed(counts, a, random, others) : null
  const slots = { a, b, amount: 1 + randomInt(options.most, random) }
  const dealt: DealtCard = {
    kind: card.kind,
    does: taskOf(card),
    choices: card.choices ?? null,
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
    lastRule: dealt.rule ? state.round : state.lastRule,
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
