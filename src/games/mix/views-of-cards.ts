import { alphabet } from '#domain/prompts/letters.ts'
import { options as lettersOptions } from '#games/country-island-city/rules-options.ts'
import type { View as LettersView, PhaseView } from '#games/country-island-city/rules-view.ts'
import type { MixedGame } from './rules-options.ts'
import type { CardViewOf, View } from './rules-state.ts'

/** What the screens of a card's own game see: what only counts in that game is empty. */
export function viewIn<G extends MixedGame>(
  { turn, round, cards }: Pick<View, 'turn' | 'round' | 'cards'>,
  card: CardViewOf<G>,
) {
  return { turn, round, rounds: cards, ...card.view }
}

/** @param counting whether the guilty are counted: with a phone each calls are, instead */
export function neverView(view: View, card: CardViewOf<'never-have-i-ever'>, counting: boolean) {
  const losing = view.owed.flatMap((count, seat) => (count > 0 ? [seat] : []))
  return { ...viewIn(view, card), petals: view.points, counting, losing }
}

export function truthView(view: View, card: CardViewOf<'truth-or-dare'>) {
  const none = { truths: [], dares: [], bows: [], last: null, isLastTurn: false }
  return { ...viewIn(view, card), ...none }
}

export function likelyView(view: View, card: CardViewOf<'most-likely-to'>) {
  return { ...viewIn(view, card), crowns: [] }
}

export function categoryView(view: View, card: CardViewOf<'category'>) {
  return { ...viewIn(view, card), caller: view.turn, penalties: view.owed }
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
    ...{ phase, letter, round: view.round, stopper: view.turn, columns: [prompt] },
    options: lettersOptions.defaults,
    alphabet: alphabet(false, false),
    ...{ letters: [letter], history: [], slips: [], totals: [], points: [], lowest: null },
    ...{ canSkip: true, isLastRound: false },
  }
}

function lettersPhase({ view }: CardViewOf<'country-island-city'>): PhaseView | null {
  const { phase, writing, judging } = view
  if (writing) return { name: 'filling', writing }
  if (phase !== 'judge' || !judging) return null
  return { name: 'column', column: 0, judging, like: null, canLike: false }
}
