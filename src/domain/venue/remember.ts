import type { Seat } from '../table/players.ts'
import { isHere } from '../table/presence.ts'
import type { Fact } from './idea-state.ts'
import type { VenueState } from './state.ts'

/** So many cards before the first remark, and at least from one to the next. */
export const remarkEvery = 4
/** Two of a kind are a habit. */
const habit = 2

/**
 * A remark on the card that has just been laid: on whom it names, from what they did before. What
 * only one player did comes before a habit, and nothing is said twice.
 */
export function remarkOn(state: VenueState): VenueState {
  const { idea, card, round } = state
  if (idea?.is !== 'memory' || !card) return state
  const isDue = round > remarkEvery && round % remarkEvery === 1
  const fact = isDue ? findFact(state, idea.facts, [card.a, card.b]) : null
  const facts = fact ? idea.facts.filter((other) => !isSame(fact, other)) : idea.facts
  return { ...state, idea: { ...idea, facts, remark: fact } }
}

function findFact(
  state: VenueState,
  facts: readonly Fact[],
  named: readonly (Seat | null)[],
): Fact | null {
  const here = facts.filter((fact) => isHere(state, fact.seat) && isOtherHere(state, fact))
  for (const seat of named) {
    const own = here.filter((fact) => fact.seat === seat)
    const found =
      own.findLast((fact) => fact.is !== 'did') ?? own.find((fact) => isHabit(fact, own))
    if (found) return found
  }
  return null
}

/** Facts about a player who has left are not recalled. */
function isOtherHere(state: VenueState, fact: Fact): boolean {
  return fact.is !== 'won' || isHere(state, fact.over)
}

function isHabit(fact: Fact, own: readonly Fact[]): boolean {
  return own.filter((other) => isSame(fact, other)).length >= habit
}

function isSame(one: Fact, other: Fact): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
