import * as category from '#games/category/card.ts'
import { messages as categoryMessages } from '#games/category/messages.ts'
import * as charades from '#games/charades/card.ts'
import { messages as charadesMessages } from '#games/charades/messages.ts'
import * as country from '#games/country-island-city/card.ts'
import { messages as countryMessages } from '#games/country-island-city/messages.ts'
import * as likely from '#games/most-likely-to/card.ts'
import { messages as likelyMessages } from '#games/most-likely-to/messages.ts'
import * as never from '#games/never-have-i-ever/card.ts'
import { messages as neverMessages } from '#games/never-have-i-ever/messages.ts'
import * as truth from '#games/truth-or-dare/card.ts'
import { messages as truthMessages } from '#games/truth-or-dare/messages.ts'
import { listOf, type MixedCard } from './mixed-card.ts'

const neverCard: MixedCard<never.Card, never.CardMove, never.CardView> = {
  rules: never.cardRules,
  messages: neverMessages,
  asksAll: true,
  lists: ['never-have-i-ever'],
  deal: ({ draw }, table, context) =>
    never.dealCard(draw('never-have-i-ever'), { calls: true, story: true }, table, context),
  promptOf: ({ prompt }) => prompt,
  isShown: ({ phase }) => phase !== 'ask',
  isCounted: ({ phase }) => phase !== 'ask',
  /** With a phone each wrong calls pay; on one phone those who have, or else the reader. */
  cost(card, table, seat) {
    if (table.seating === 'own') {
      return seat in card.calls ? (never.countedOf(card, table).knew.includes(seat) ? -1 : 1) : 0
    }
    const payers = card.guilty.length > 0 ? card.guilty : [table.turn]
    return payers.includes(seat) ? 1 : 0
  },
}

const truthCard: MixedCard<truth.Card, truth.CardMove, truth.CardView> = {
  rules: truth.cardRules,
  messages: truthMessages,
  asksAll: false,
  isActed: true,
  lists: ['truth', 'dare'],
  deal: (_, table, context) =>
    truth.dealCard({ truthLimit: null, others: true, spin: false }, false, table, context),
  supply: (card, deck, table, context) => truth.layTasks(card, deck, listOf, table, context),
  skipsItself: ({ task }) => task !== null,
  promptOf: ({ task }) => task?.prompt ?? null,
  isShown: truth.cardRules.isOver,
  isCounted: truth.cardRules.isOver,
  cost: (card, table, seat) =>
    seat === table.turn && card.outcome?.type === 'passed'
      ? truth.passPenalty
      : -Number(truth.rightCallers(card, table).includes(seat)),
}

const likelyCard: MixedCard<likely.Card, likely.CardMove, likely.CardView> = {
  rules: likely.cardRules,
  messages: likelyMessages,
  asksAll: true,
  lists: ['most-likely-to'],
  deal({ draw }, table, context) {
    const settings = {
      voting: 'point',
      self: true,
      appeal: true,
      barred: [],
      appealed: [],
    } as const
    return likely.dealCard(draw('most-likely-to'), settings, table, context)
  },
  promptOf: ({ prompt }) => prompt,
  isShown: likely.isShown,
  isCounted: likely.cardRules.isOver,
  cost: (card, table, seat) =>
    (likely.penaltiesOf(card, table)[seat] ?? 0) - Number(card.knew.includes(seat)),
  votes: ({ votes }, seat) => votes[seat] ?? 0,
}

const charadesCard: MixedCard<charades.Card, charades.CardMove, charades.CardView> = {
  rules: charades.cardRules,
  messages: charadesMessages,
  asksAll: false,
  minPlayers: 3,
  isActed: true,
  lists: ['charades'],
  deal: ({ draw }, table, context) => charades.dealCard(draw('charades'), table, context),
  promptOf: ({ prompt }) => prompt,
  isShown: ({ phase }) => phase === 'shown' || phase === 'over',
  isCounted: ({ phase }) => phase === 'shown' || phase === 'over',
  cost: (card, table, seat) =>
    Number(charades.payerOf(card, table) === seat) - Number(card.guesser === seat),
}

const categoryCard: MixedCard<category.Card, category.CardMove, category.CardView> = {
  rules: category.cardRules,
  messages: categoryMessages,
  asksAll: false,
  lists: ['category'],
  deal({ draw }, table, context) {
    const settings = { mode: 'clock', seconds: 5, order: 'auto' } as const
    return category.dealCard(draw('category'), settings, table, context)
  },
  promptOf: ({ prompt }) => prompt,
  isShown: ({ loser }) => loser !== null,
  isCounted: category.cardRules.isOver,
  cost: (card, _, seat) =>
    Number(card.loser === seat) - Number(category.whoKnew(card).includes(seat)),
}

const countryCard: MixedCard<country.Card, country.CardMove, country.CardView> = {
  rules: country.cardRules,
  messages: countryMessages,
  asksAll: true,
  lists: ['country-island-city'],
  deal: ({ draw, drawLetter }, table, context) =>
    country.dealCard(draw('country-island-city'), drawLetter(), table, context),
  promptOf: ({ prompt }) => prompt,
  isShown: ({ phase }) => phase === 'settled' || phase === 'over',
  isCounted: country.cardRules.isOver,
  cost: ({ payers }, _, seat) => Number(payers.includes(seat)),
}

export const mixedCards = {
  'never-have-i-ever': neverCard,
  'truth-or-dare': truthCard,
  'most-likely-to': likelyCard,
  charades: charadesCard,
  category: categoryCard,
  'country-island-city': countryCard,
}

export type MixedCards = typeof mixedCards
