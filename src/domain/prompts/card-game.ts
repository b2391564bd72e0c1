import { askAt } from '../table/audience.ts'
import type { CardRules, CardTable } from '../table/card-rules.ts'
import type { GameRules, TableContext } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { giveUpSeat, hereOrNext } from '../table/presence.ts'
import type { Seating } from '../table/seating.ts'
import { speakAt } from '../table/speaking.ts'
import { changeDeckPacks, type Deck } from './deck.ts'

type CardState<Card> = CardTable & { card: Card; deck: Deck; over: boolean }

/**
 * What a game that plays one card after another leaves to the rules of its cards.
 * @param settle counts what has become of the card, and deals on when it is over
 * @param placeOf numbers that differ from one card to the next
 */
export function playCards<Card, CardMove, CardView, State extends CardState<Card>>(
  cardRules: CardRules<Card, CardMove, CardView>,
  settle: (state: State, card: Card, context: TableContext) => State,
  placeOf: (state: State) => number[],
) {
  const withCard = (state: State, card: Card): State => ({ ...state, card })
  return {
    waitsFor: (state: State) => (state.over ? [] : cardRules.waitsFor(state.card, state)),

    passOver(state: State, seat: Seat, context: TableContext): State {
      const { card } = state
      if (cardRules.isOver(card)) return state
      return settle(state, cardRules.passOver(card, seat, state, context), context)
    },

    audience: (state: State) =>
      askAt(cardRules.audience?.(state.card, state), ...placeOf(state), ...state.deck.drawn),

    speaking: (state: State) =>
      state.seating === 'own'
        ? speakAt(cardRules.speaking?.(state.card, state), ...placeOf(state), ...state.deck.drawn)
        : null,

    due: ({ card, over }: State) => (over ? null : cardRules.due(card)),

    leave(state: State, seat: Seat, context: TableContext): State {
      const gone = giveUpSeat(state, seat)
      const left = { ...gone, turn: hereOrNext(gone, state.turn) }
      if (state.over) return left
      return settle(left, cardRules.leave(state.card, seat, left, context), context)
    },

    reseat(state: State, seating: Seating, context: TableContext): State {
      const seated = { ...state, seating }
      return withCard(seated, cardRules.reseat(state.card, seated, context))
    },

    ended: ({ over }: State) => over,
    changePacks: (state: State, lists: Deck['lists']): State => ({
      ...state,
      deck: changeDeckPacks(state.deck, lists),
    }),
    pause: (state: State) => withCard(state, cardRules.pause(state.card)),
    resume: (state: State, now: number) => withCard(state, cardRules.resume(state.card, now)),
  } satisfies Partial<GameRules<State, CardMove, unknown, unknown>>
}
