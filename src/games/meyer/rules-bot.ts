import type { Random } from '#domain/random.ts'
import { randomInt } from '#domain/random.ts'
import { lowest, oddsOf, type Rank, rankOf, ranks } from './rules-ranks.ts'
import type { State } from './rules-state.ts'

/** A claim less likely than this is lifted. */
const doubt = 0.2
/** How often a bot says more than it has, though it need not. */
const boldness = 0.15
const bluffReach = 3

/** Lifts what is too good to be likely. */
export function botLifts(claim: Rank): boolean {
  return oddsOf(claim) < doubt
}

/** What a bot does with the dice it has looked at. */
export function botSays(
  state: State,
  random: Random,
): { type: 'say'; rank: Rank } | { type: 'blind' | 'toast' } {
  const own = state.dice ? rankOf(state.dice) : lowest
  if (state.options.toast && own === lowest) return { type: 'toast' }
  const least = state.claim ?? lowest
  if (own >= least) return { type: 'say', rank: random() < boldness ? bluffFrom(own, random) : own }
  // The likelier a throw that reaches the claim, the rather it is left to chance.
  if (random() < oddsOf(least)) return { type: 'blind' }
  return { type: 'say', rank: bluffFrom(least, random) }
}

/** That claim or a little more, and nothing that a bot would lift unless it must. */
function bluffFrom(least: Rank, random: Random): Rank {
  const likely = ranks.filter((rank) => rank >= least && !botLifts(rank)).slice(0, bluffReach)
  return likely[randomInt(likely.length, random)] ?? least
}
