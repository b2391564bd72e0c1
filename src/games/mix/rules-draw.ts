import { type Deck, drawPrompt } from '#domain/prompts/deck.ts'
import { alphabet, drawLetter } from '#domain/prompts/letters.ts'
import { pick, type Random, randomInt, seededAt } from '#domain/random.ts'
import { admitLate, hereOrNext, nextHere } from '#domain/table/presence.ts'
import { gamesIn, type MixedGame } from './rules-options.ts'
import { type GameCard, type Lasting, listOf, type State } from './rules-state.ts'
import { topicsOf, withoutTopics } from './rules-topics.ts'

export const maxRules = 2
export const minRuleCards = 4
export const maxRuleCards = 7
/** The probability of a rule is 1 in so many, while there is room. */
const ruleEvery = 4
/** No rules before so many cards. */
const cardsBeforeRules = 2

const easyLetters = alphabet(false, false)
/** The three default columns are as likely as all others together. */
const defaultColumns = ['Country', 'Island', 'City']

/** An ended rule, a new rule or a game; nothing after the last card. */
export function drawNextCard(before: State): State {
  // Seeded by the card: undo gives no other card.
  const random = seededAt(before.seed, before.turned)
  const state = admitLate({ ...before, turned: before.turned + 1 })
  const [gone, ...expired] = state.expired
  if (gone)
    return { ...state, expired, card: { game: null, rule: gone, isOver: true }, clock: null }
  const { cards } = state.options
  if (cards > 0 && state.round >= cards) return { ...state, over: true }
  return isRuleDue(state, random) ? drawRule(state, random) : drawGame(state, random)
}

/** Differs after each swap; the same after undo. */
export function swapRandom({ seed, turned, deck, letters }: State): Random {
  const drawn = deck.drawn.reduce((sum, count) => sum + count, letters.length)
  return seededAt(seed, turned, drawn)
}

/** Counts the rules in force down. */
export function finishCard(state: State): State {
  const aged = state.lasting.map((rule) => ({ ...rule, left: rule.left - 1 }))
  const lasting = aged.filter(({ left }) => left > 0)
  const expired = [...state.expired, ...aged.filter(({ left }) => left <= 0)]
  return drawNextCard({ ...state, lasting, expired })
}

/** Replaces the rule on the table, or draws the first. It ends with the game. */
export function drawRule(state: State, random: Random): State {
  const { options, round } = state
  const seat = nextHere(state, state.seat)
  const { prompt, deck } = drawPrompt(
    skipConflictingRules(state),
    listOf.lasting,
    seat,
    random,
    state,
  )
  const drawn = minRuleCards + randomInt(maxRuleCards - minRuleCards + 1, random)
  const left = options.cards > 0 ? Math.min(drawn, options.cards - round) : drawn
  return {
    ...state,
    deck,
    card: { game: null, rule: { prompt: withoutTopics(prompt), left }, isOver: false },
    clock: null,
  }
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

/** Any game but the last one, all equally likely. */
export function drawGame(state: State, random: Random): State {
  const game = pick(openGames(state), random)
  const isFirst = state.round === 0
  const seat = isFirst ? hereOrNext(state, 0) : nextHere(state, state.seat)
  return layCard({ ...state, seat, recent: [game], round: state.round + 1 }, game, random)
}

/** A new card of that game for the same player; also "Not for us". */
export function layCard(state: State, game: MixedGame, random: Random): State {
  const laid = { ...state, clock: null }
  if (game === 'truth-or-dare') return { ...laid, card: { game, task: null } }
  if (game === 'country-island-city') return layColumn(laid, random)
  const { prompt, deck } = drawPrompt(state.deck, listOf[game], state.seat, random, state)
  return { ...laid, deck, card: newCard(state, game, prompt) }
}

function newCard(
  { players, seat }: State,
  game: Exclude<MixedGame, 'truth-or-dare' | 'country-island-city'>,
  prompt: Lasting['prompt'],
): GameCard {
  switch (game) {
    case 'never-have-i-ever':
      return { game, prompt, guilty: [], teller: null }
    case 'most-likely-to':
      return { game, prompt, phase: 'ready', votes: players.map(() => 0) }
    case 'charades':
      return { game, prompt, phase: 'ready' }
    case 'category':
      return { game, prompt, letter: null, phase: 'ready', turn: seat, answers: 0, loser: null }
  }
}

function layColumn(state: State, random: Random): State {
  const game = 'country-island-city'
  const { card, seat } = state
  const last = card.game === game ? card.prompt.raw : null
  const isUsual = randomInt(2, random) === 0
  const column = pick(
    defaultColumns.filter((name) => name !== last),
    random,
  )
  const drawn = isUsual
    ? { prompt: { raw: column, parts: [{ text: column }] }, deck: state.deck }
    : drawPrompt(state.deck, listOf[game], seat, random, state)
  const letter = drawLetter(easyLetters, state.letters, random)
  return {
    ...state,
    deck: drawn.deck,
    letters: [...state.letters, letter],
    card: {
      ...{ game, prompt: drawn.prompt, letter, phase: 'ready' },
      ...{ turn: seat, answers: 0, loser: null },
    },
  }
}

/** Default columns are on no pack's list, and so in no memory. */
export function isDefaultColumn(raw: string): boolean {
  return defaultColumns.includes(raw)
}

/** In the mix, with prompts, and not the last game unless it is the only one. */
function openGames({ options, deck, recent }: State): MixedGame[] {
  const last = recent.at(-1)
  const stocked = gamesIn(options).filter((game) =>
    (game === 'truth-or-dare' ? [listOf.truth, listOf.dare] : [listOf[game]]).every(
      (list) => (deck.lists[list]?.length ?? 0) > 0,
    ),
  )
  const others = stocked.filter((game) => game !== last)
  return others.length > 0 ? others : stocked
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
