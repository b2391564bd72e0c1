import type { VenueState } from './state.ts'

/** A rule comes at least every so many cards. */
export const ruleEvery = 8
export const maxLastingRules = 2
const firstRuleAt = 3
const minRuleCards = 3

type Turn = Pick<VenueState, 'options' | 'round' | 'lasting' | 'lastRule'>

/** Needs room and time; one of two in force must end before the next is due. */
export function canDrawRule({ options, round, lasting }: Turn, lasts: number): boolean {
  const { cards } = options
  if (!options.lasting || round < firstRuleAt || cards - round < minRuleCards) return false
  if (lasting.length >= maxLastingRules) return false
  const ends = [...lasting.map(({ until }) => until), round + lasts]
  return ends.length < maxLastingRules || Math.min(...ends) < dueAfter(round, cards)
}

export function isRuleDue({ options, round, lastRule = 0 }: Turn): boolean {
  return options.lasting && round >= dueAfter(lastRule, options.cards)
}

function dueAfter(round: number, cards: number): number {
  const due = round + ruleEvery
  return due > cards ? Number.POSITIVE_INFINITY : Math.min(due, cards - minRuleCards)
}
