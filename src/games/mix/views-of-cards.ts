import { alphabet } from '#domain/prompts/letters.ts'
import { options as categoryOptions } from '#games/category/rules-state.ts'
import { options as lettersOptions } from '#games/country-island-city/rules-options.ts'
import type { View as LettersView, PhaseView } from '#games/country-island-city/rules-view.ts'
import { options as likelyOptions } from '#games/most-likely-to/rules-options.ts'
import { options as neverOptions } from '#games/never-have-i-ever/rules-options.ts'
import { options as truthOptions } from '#games/truth-or-dare/rules-options.ts'
import type { MixedGame } from './rules-options.ts'
import type { CardViewOf, View } from './rules-state.ts'

/** All but a letter, whose screens are put together. */
export type WholeGame = Exclude<MixedGame, 'country-island-city'>

/** What the screens of a card's own game see: what only counts in that game is empty. */
export function viewIn<G extends MixedGame>(
  { turn, round, cards }: Pick<View, 'turn' | 'round' | 'cards'>,
  card: CardViewOf<G>,
) {
  return { turn, round, rounds: cards, ...card.view }
}

/** @param isPassed on one phone the guilty are counted, with a phone each calls are */
const viewsOf = {
  'never-have-i-ever': (view: View, card: CardViewOf<'never-have-i-ever'>, isPassed: boolean) => ({
    ...viewIn(view, card),
    petals: view.points,
    counting: isPassed,
    losing: view.owed.flatMap((count, seat) => (count > 0 ? [seat] : [])),
  }),
  'truth-or-dare': (view: View, card: CardViewOf<'truth-or-dare'>) => ({
    ...viewIn(view, card),
    truths: [],
    dares: [],
    bows: [],
    last: null,
    wrongCalls: 0,
    isLastTurn: false,
  }),
  'most-likely-to': (view: View, card: CardViewOf<'most-likely-to'>) => ({
    ...viewIn(view, card),
    crowns: [],
  }),
  charades: (view: View, card: CardViewOf<'charades'>) => viewIn(view, card),
  category: (view: View, card: CardViewOf<'category'>) => ({
    ...viewIn(view, card),
    caller: view.turn,
    penalties: view.owed,
  }),
}

const optionsOf = {
  'never-have-i-ever': neverOptions.defaults,
  'truth-or-dare': truthOptions.defaults,
  'most-likely-to': likelyOptions.defaults,
  charades: null,
  category: categoryOptions.defaults,
}

/** What a card's own game would give its screens: view and house rules. */
export type GameOf<G extends WholeGame> = {
  view: ReturnType<(typeof viewsOf)[G]>
  options: (typeof optionsOf)[G]
}

export function gameOf<G extends WholeGame>(
  view: View,
  card: CardViewOf<G>,
  isPassed: boolean,
): GameOf<G> {
  const viewOf: (view: View, card: never, isPassed: boolean) => unknown = viewsOf[card.game]
  const seen = viewOf(view, card as never, isPassed) as GameOf<G>['view']
  return { view: seen, options: optionsOf[card.game] }
}

/** A written letter with one column; null once it is counted. */
export function lettersView(
  view: View,
  card: CardViewOf<'country-island-city'>,
): LettersView | null {
  const { prompt, letter } = card.view
  const phase = lettersPhase(card)
  if (!phase) return null
  return {
    phase,
    letter,
    round: view.round,
    stopper: view.turn,
    columns: [prompt],
    options: lettersOptions.defaults,
    alphabet: alphabet(false, false),
    letters: [letter],
    history: [],
    slips: [],
    totals: [],
    points: [],
    lowest: null,
    canSkip: true,
    isLastRound: false,
  }
}

function lettersPhase({ view }: CardViewOf<'country-island-city'>): PhaseView | null {
  const { phase, writing, judging } = view
  if (writing) return { name: 'filling', writing }
  if (phase !== 'judge' || !judging) return null
  return { name: 'column', column: 0, judging, like: null, canLike: false }
}
