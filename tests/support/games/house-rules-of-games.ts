import type { GameSlug } from '#domain/table/game-slug.ts'
import { options as category } from '#games/category/rules-state.ts'
import { options as charades } from '#games/charades/rules-options.ts'
import { options as country } from '#games/country-island-city/rules-options.ts'
import { options as drunkDice } from '#games/drunk-dice/rules-options.ts'
import type { HouseRule, HouseRules } from '#games/house-rules.ts'
import { options as meyer } from '#games/meyer/rules-options.ts'
import { options as mix } from '#games/mix/rules-options.ts'
import { options as moreOrLess } from '#games/more-or-less/rules-options.ts'
import { options as mostLikelyTo } from '#games/most-likely-to/rules-options.ts'
import { options as neverHaveIEver } from '#games/never-have-i-ever/rules-options.ts'
import { options as truthOrDare } from '#games/truth-or-dare/rules-options.ts'
import { deckOptions } from '#games/venue/venue-decks.ts'
import { options as wordGuess } from '#games/word-guess/rules-options.ts'
import { venues } from '../../../src/content/venues/registry.ts'

export type Chosen = Record<string, HouseRule['defaultValue']>

/** The house rules of every game, as its page asks for them. */
export const houseRulesOfGames: Record<GameSlug, HouseRules<Chosen>> = {
  category: untyped(category),
  charades: untyped(charades),
  'country-island-city': untyped(country),
  'drunk-dice': untyped(drunkDice),
  meyer: untyped(meyer),
  mix: untyped(mix),
  'more-or-less': untyped(moreOrLess),
  'most-likely-to': untyped(mostLikelyTo),
  'never-have-i-ever': untyped(neverHaveIEver),
  'truth-or-dare': untyped(truthOrDare),
  'word-guess': untyped(wordGuess),
  slusen: untyped(deckOptions({ slusen: venues.slusen })),
  squiffy: untyped(deckOptions(venues)),
  scrollbar: untyped(deckOptions({ scrollbar: venues.scrollbar })),
}

function untyped<Options>(rules: HouseRules<Options>): HouseRules<Chosen> {
  return rules as unknown as HouseRules<Chosen>
}
