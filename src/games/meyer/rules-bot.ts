import type { Random } from '#domain/random.ts'
import { randomInt } from '#domain/random.ts'
import { lowest, oddsOf, type Rank, rankOf, ranks } from './rules-ranks.ts'
import type { State } from './rules-state.ts'

/** A bot lifts claims less likely than this. */
const doubt = 0.2
/** How often a bot says more than it has without need. */
const boldness = 0.15
const bluffReach = 3

export function botLifts(claim: Rank): boolean {
  return oddsOf(claim) < doubt
}

export function botSays(
  state: State,
  random: Random,
): { type: 'say'; rank: Rank } | { type: 'blind' | 'toast' } {
  const own = state.dice ? rankOf(state.dice) : lowest
  if (state.options.toast && own === lowest) return { type: 'toast' }
  const least = state.claim ?? lowest
  if (own >= least) return { type: 'say', rank: random() < boldness ? bluffFrom(own, random) : own }
  // Throws blind more often the likelier the claim is reached.
  if (random() < oddsOf(least)) return { type: 'blind' }
  return { type: 'say', rank: bluffFrom(least, random) }
}

/** The claim or slightly more, and nothing a bot would lift unless it must. */
function bluffFrom(least: Rank, random: Random): Rank {
  const likely = ranks.filter((rank) => rank >= least && !botLifts(rank)).slice(0, bluffReach)
  return likely[randomInt(likely.length, random)] ?? least
}
