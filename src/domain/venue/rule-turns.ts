import type { VenueState } from './state.ts'

/** A rule is on the table at least every so many cards. */
export const ruleEvery = 8
export const maxLastingRules = 2
/** The table warms up before its first rule, and a rule that would end at once is not worth one. */
const firstRuleAt = 3
const minRuleCards = 3

type Turn = Pick<VenueState, 'options' | 'round' | 'lasting' | 'lastRule'>

/**
 * Whether a rule that lasts so many cards may come now: there is room and time for it, and one of
 * two in force is over before the next is due.
 */
export function canDrawRule({ options, round, lasting }: Turn, lasts: number): boolean {
  const { cards } = options
  if (!options.lasting || round < firstRuleAt || cards - round < minRuleCards) return false
  if (lasting.length >= maxLastingRules) return false
  const ends = [...lasting.map(({ until }) => until), round + lasts]
  return ends.length < maxLastingRules || Math.min(...ends) < dueAfter(round, cards)
}

/** Whether the next card has to be a rule. */
export function isRuleDue({ options, round, lastRule = 0 }: Turn): boolean {
  return options.lasting && round >= dueAfter(lastRule, options.cards)
}

/** The round by which a rule is due after one in that round; none where the evening ends first. */
function dueAfter(round: number, cards: number): number {
  const due = round + ruleEvery
  return due > cards ? Number.POSITIVE_INFINITY : Math.min(due, cards - minRuleCards)
}
