import { type Deck, drawPrompt } from '#domain/prompts/deck.ts'
import { alphabet, drawLetter } from '#domain/prompts/letters.ts'
import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { pick, type Random, randomInt, seededAt } from '#domain/random.ts'
import type { Seat } from '#domain/table/players.ts'
import { admitLate, hereOrNext, nextHere, seatAfter, seatsHere } from '#domain/table/presence.ts'
import { addTo, trailers } from '#domain/table/standings.ts'
import { defaultColumns } from '#games/country-island-city/card.ts'
import { type Dealer, type ListName, listOf } from './mixed-card.ts'
import { gamesIn, type MixedGame } from './rules-options.ts'
import { type Dealing, isGameCard, rulesOf, withCard } from './rules-played.ts'
import { isLastThird } from './rules-stage.ts'
import type { State } from './rules-state.ts'
import { topicsOf, withoutTopics } from './rules-topics.ts'
import { isVoteDue, openVote } from './rules-vote.ts'

export const maxRules = 2
export const minRuleCards = 4
export const maxRuleCards = 7
/** The probability of a rule is 1 in so many, while there is room. */
const ruleEvery = 4
/** No rules before so many cards. */
const cardsBeforeRules = 2
/** With a phone each a new card is read first. */
const readMs = 2000
/** From so many players three cards in five ask all, and turns hop. */
const playersToAskAll = 6
const playersToHop = 12

const easyLetters = alphabet(false, false)

/** An ended rule, a new rule, a vote or a game; nothing after the last card. */
export function drawNextCard(before: State, context: Dealing): State {
  const state = admitLate({ ...before, turned: before.turned + 1 })
  const [gone, ...expired] = state.expired
  if (gone) {
    return asleep({ ...state, expired, card: { game: null, rule: gone, isOver: true } }, context)
  }
  const { cards } = state.options
  if (cards > 0 && state.round >= cards) return { ...state, over: true }
  const random = chanceOf(state)
  if (isRuleDue(state, random)) return drawRule(state, random, context)
  const games = openGames(state)
  return isVoteDue(state, games)
    ? asleep({ ...state, card: openVote(games, state, { random, now: context.now }) }, context)
    : drawGame(state, random, context)
}

/** Seeded by the card: undo gives no other card. */
function chanceOf({ seed, turned }: State): Random {
  return seededAt(seed, turned)
}

/** Differs after each swap; the same after undo. */
export function swapRandom({ seed, turned, deck, letters }: State): Random {
  const drawn = deck.drawn.reduce((sum, count) => sum + count, letters.length)
  return seededAt(seed, turned, drawn)
}

/** Counts the rules in force down. */
export function finishCard(state: State, context: Dealing): State {
  const stays = isLastThird(state) ? state.options.cards - state.round : 0
  const aged = state.lasting.map((rule) => ({ ...rule, left: Math.max(rule.left - 1, stays) }))
  const lasting = aged.filter(({ left }) => left > 0)
  const expired = [...state.expired, ...aged.filter(({ left }) => left <= 0)]
  return drawNextCard({ ...state, lasting, expired }, context)
}

/** Replaces the rule on the table, or draws the first. It ends with the game. */
export function drawRule(state: State, random: Random, context: Dealing): State {
  const { options, round } = state
  const seat = nextHere(state, state.turn)
  const passed = { ...state, deck: skipConflictingRules(state) }
  const { prompt, deck } = drawPrompt(passed.deck, listOf.lasting, seat, random, state)
  const drawn = minRuleCards + randomInt(maxRuleCards - minRuleCards + 1, random)
  const rest = options.cards > 0 ? options.cards - round : Infinity
  const left = isLastThird(state) ? rest : Math.min(drawn, rest)
  const rule = { prompt: withoutTopics(prompt), left }
  return asleep({ ...state, deck, card: { game: null, rule, isOver: false } }, context)
}

/** Skips rules that would contradict one in force. */
function skipConflictingRules({ deck, lasting }: State): Deck {
  const list = deck.lists[listOf.lasting] ?? []
  const drawn = deck.drawn[listOf.lasting] ?? 0
  const inForce = lasting.flatMap(({ prompt }) => topicsOf(prompt.raw))
  const passed = list.findIndex((_, at) => {
    const raw = list[(drawn + at) % list.length] ?? ''
    return !topicsOf(raw).some((about) => inForce.includes(about))
  })
  const counts = deck.drawn.map((count, at) =>
    at === listOf.lasting ? count + Math.max(0, passed) : count,
  )
  return { ...deck, drawn: counts }
}

/** Any game but the last one, all equally likely, unless the table has chosen. */
export function drawGame(
  state: State,
  random: Random,
  context: Dealing,
  chosen?: MixedGame,
): State {
  const game = chosen ?? pick(openGames(state), random)
  const turn = state.round === 0 ? hereOrNext(state, 0) : nextTurn(state, random, context)
  const turns = addTo(state.turns, [turn])
  const next = { ...state, turn, turns, recent: [game], round: state.round + 1 }
  return dealGame(next, game, random, context)
}

/** To the left; at a large table with a phone each to one of those with fewest turns. */
function nextTurn(state: State, random: Random, { away }: Dealing): Seat {
  const here = seatsHere(state)
  const awake = here.filter((seat) => !away.includes(seat))
  const among = awake.length > 0 ? awake : here
  const isHopping = state.seating === 'own' && here.length >= playersToHop
  if (!isHopping) return seatAfter(among, state.turn)
  const others = among.filter((seat) => seat !== state.turn)
  return pick(trailers(state.turns, others), random)
}

/** A new card of that game for the same player; also "Not for us". */
export function dealGame(
  state: State,
  game: MixedGame,
  random: Random,
  { now, away }: Dealing,
): State {
  const deal = dealerOf(state, random)
  const card = rulesOf(game).deal(deal.dealer, state, { now, away, random })
  return asleep(withCard(deal.after(), game, card), { now })
}

/** After a move the card may want more of the deck. */
export function supplyCard(state: State, random: Random, { now, away }: Dealing): State {
  if (!isGameCard(state.card)) return state
  const { game, card } = state.card
  const supplied = rulesOf(game).supply?.(card, state.deck, state, { now, away, random })
  return supplied ? withCard({ ...state, deck: supplied.deck }, game, supplied.card) : state
}

function dealerOf(state: State, random: Random): { dealer: Dealer; after: () => State } {
  let { deck, letters } = state
  const draw = (list: ListName) => {
    const column = list === 'country-island-city' ? drawColumn(state, random) : null
    if (column) return column
    const drawn = drawPrompt(deck, listOf[list], state.turn, random, state)
    deck = drawn.deck
    return drawn.prompt
  }
  const letter = () => {
    const drawn = drawLetter(easyLetters, letters, random)
    letters = [...letters, drawn]
    return drawn
  }
  return { dealer: { draw, drawLetter: letter }, after: () => ({ ...state, deck, letters }) }
}

/** One of the three default columns every second time, never the same twice running. */
function drawColumn({ card }: State, random: Random): FilledPrompt | null {
  const last = card.game === 'country-island-city' ? card.card.prompt.raw : null
  if (randomInt(2, random) > 0) return null
  return pick(
    defaultColumns.filter(({ raw }) => raw !== last),
    random,
  )
}

/** In the mix, with prompts, and not the last game unless it is the only one. */
export function openGames(state: State): MixedGame[] {
  const { options, deck, recent, round, seating } = state
  const count = seatsHere(state).length
  const isStocked = (game: MixedGame) =>
    rulesOf(game).lists.every((list) => deck.lists[listOf[list]]?.length)
  const stocked = gamesIn(options).filter(isStocked)
  const seated = stocked.filter((game) => count >= (rulesOf(game).minPlayers ?? 0))
  const fitting = seated.length > 0 ? seated : stocked
  const others = fitting.filter((game) => game !== recent.at(-1))
  const open = others.length > 0 ? others : fitting
  if (seating === 'passed' || count < playersToAskAll) return open
  const wantsAll = round % 5 !== 1 && round % 5 !== 3
  const wanted = open.filter((game) => rulesOf(game).asksAll === wantsAll)
  return wanted.length > 0 ? wanted : open
}

function isRuleDue(state: State, random: Random): boolean {
  const { options, round, lasting, deck, card } = state
  const isStocked = (deck.lists[listOf.lasting]?.length ?? 0) > 0
  const hasTime = options.cards === 0 || options.cards - round >= minRuleCards
  // Never two rules in a row.
  const isPlace = round >= cardsBeforeRules && (card.game !== null || card.isOver)
  if (!options.lasting || !isStocked || !hasTime || !isPlace) return false
  return lasting.length < maxRules && randomInt(ruleEvery, random) === 0
}

function asleep(state: State, { now }: Pick<Dealing, 'now'>): State {
  return { ...state, wakesAtMs: state.seating === 'own' ? now + readMs : 0 }
}
