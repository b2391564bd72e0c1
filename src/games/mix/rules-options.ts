import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { choice, houseRules, paceRule, toggle } from '#games/house-rules.ts'

/** Each with the option that includes it. */
const mixableGames = [
  ['never-have-i-ever', 'never'],
  ['truth-or-dare', 'truth'],
  ['most-likely-to', 'likely'],
  ['charades', 'charades'],
  ['category', 'category'],
  ['country-island-city', 'country'],
] as const satisfies readonly (readonly [PackGameSlug, string])[]

export type MixedGame = (typeof mixableGames)[number][0]

const minGames = 2

type GameToggles = Record<(typeof mixableGames)[number][1], boolean>

export const options = houseRules(
  {
    cards: choice(
      'How long',
      'Cards before the end screen.',
      [
        [20, '20 cards'],
        [30, '30 cards'],
        [50, '50 cards'],
        [0, 'Until we stop'],
      ],
      30,
    ),
    builds: toggle('It builds', 'The last third counts double, and its rules stay.', true),
    lasting: toggle('Lasting rules', 'Some rules stay for a few cards; two at most.', true),
    never: toggle('Never have I ever', 'Own up, a point each.', true),
    truth: toggle('Truth or dare', 'Tell it, do it, or take two.', true),
    likely: toggle('Most likely to', 'Three, two, one, point.', true),
    charades: toggle('Charades', 'One acts, a minute, not a sound.', true),
    category: toggle('Category', 'Name one, and the clock shrinks.', true),
    country: toggle('Country Island City', 'The same with a letter. Two games stay in.', true),
    pace: paceRule,
  },
  keepMinGames,
)

export type Options = typeof options.defaults

/** At least two: the first excluded ones are put back. */
function keepMinGames<O extends GameToggles>(chosen: O): O {
  const missing = minGames - gamesIn(chosen).length
  const back = mixableGames.filter(([, door]) => !chosen[door]).slice(0, Math.max(0, missing))
  return { ...chosen, ...Object.fromEntries(back.map(([, door]) => [door, true])) }
}

/** In the order of the game list. */
export function gamesIn(chosen: GameToggles): MixedGame[] {
  return mixableGames.filter(([, door]) => chosen[door]).map(([game]) => game)
}
