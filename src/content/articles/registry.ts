import type { Article } from './article.ts'

/** All articles, in display order. */
export const articles: readonly Article[] = [
  {
    slug: 'bakke',
    title: 'Bakke, the tray of twelve cups',
    description:
      'House rules for bakke: twelve cups on a tray, two teams, one ball a turn, and three in a row wins. With water in the cups and a drawing.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'mustard',
    crest: 'category',
    play: { path: '/games/drunk-dice', label: 'Play drunk dice' },
    related: ['drunk-dice', 'slusen', 'meyer'],
  },
  {
    slug: 'the-line',
    title: 'The Line: only the closest cup counts',
    description:
      'The rules of The Line, Slusen’s table game: six cups a side in a row, two balls, and only the closest cup goes. Played with water or without.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'asagi',
    crest: 'slusen',
    play: { path: '/games/slusen', label: 'Play Slusen’s cards' },
    related: ['slusen', 'scrollbar', 'drunk-dice'],
  },
  {
    slug: 'partnerships/gentle-jack',
    title: 'Gentle Jack, a card game that asks nicely',
    description:
      'A new card game for a pack of 52 in which only the jacks ask anything of anybody, and no is an answer. Rules, odds, and no brand behind it.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'sakura',
    crest: 'nhie',
    play: { path: '/games/truth-or-dare', label: 'Play truth or dare' },
    related: ['truth-or-dare', 'squiffy', 'never-have-i-ever'],
  },
  {
    slug: 'write-a-good-prompt',
    title: 'How to write a good prompt',
    description:
      'One breath, one thought, the twist last: how to write prompts that start stories, and how to mix them into a pack that others like to play.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'sakura',
    crest: 'mix',
    play: { path: '/editor', label: 'Write a pack' },
    related: ['never-have-i-ever', 'most-likely-to', 'truth-or-dare'],
  },
  {
    slug: 'host-a-game-night-at-a-bar',
    title: 'How to host a game night at a bar',
    description:
      'For whoever has the keys on a Tuesday: table signs, one phone a table, where to put the water, how the evening runs, and looking after people.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'matcha',
    crest: 'scrollbar',
    play: { path: '/games/squiffy', label: 'Try a stack of cards' },
    related: ['squiffy', 'slusen', 'scrollbar'],
  },
  {
    slug: 'partnerships/scrollbar/beer-pong',
    title: 'Beer pong at Scrollbar: the whole rules',
    description:
      'One complete set of beer pong rules: ten cups, two re-racks, rebuttal and overtime, with water in the cups, and every house choice marked as one.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'matcha',
    crest: 'scrollbar',
    play: { path: '/games/scrollbar', label: 'Play the bar’s cards' },
    related: ['scrollbar', 'drunk-dice', 'charades'],
  },
  {
    slug: 'sober-table',
    title: 'A table where not drinking is ordinary',
    description:
      'How to run a game night on which nobody has to explain their glass: one currency, four equal doors, stakes that are no drinks, and what to say.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'sora',
    crest: 'wordguess',
    play: { path: '/games/more-or-less/team-select', label: 'Play more or less' },
    related: ['more-or-less', 'word-guess', 'charades'],
  },
  {
    slug: 'meyer-odds',
    title: 'Meyer by numbers: when to lift the cup',
    description:
      'The arithmetic of Meyer: 36 throws, 21 calls, how likely each is to be reached, which claims are mostly lies, and when to lift or to believe.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'kaki',
    crest: 'meyer',
    play: { path: '/games/meyer', label: 'Play Meyer' },
    related: ['meyer', 'drunk-dice', 'more-or-less'],
  },
  {
    slug: 'fair-dice-and-coins',
    title: 'Fair dice and coins on a phone',
    description:
      'How our coin, dice and bottle get their chance, why streaks are normal, what a chi-square test says, and how to test them with a pencil.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'sora',
    crest: 'die',
    play: { path: '/tools/dice-roll', label: 'Throw the dice' },
    related: ['drunk-dice', 'meyer', 'more-or-less'],
  },
  {
    slug: 'deprecated/meyer',
    title: 'Meyer with a cup and a pencil',
    description:
      'The older, shorter rules of Meyer for two dice, a cup and six strokes on paper, and what the game on the phone does differently today.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'kaki',
    crest: 'meyer',
    play: { path: '/games/meyer', label: 'Play Meyer' },
    related: ['meyer', 'drunk-dice', 'more-or-less'],
    better: { path: '/games/meyer', title: 'Meyer' },
  },
  {
    slug: 'deprecated/squiffy',
    title: 'Squiffy with two hats',
    description:
      'How Squiffy is played on paper: a hat of slips, a hat of names, a price for whoever would rather not, and what the phone does differently.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'plain',
    crest: 'squiffy',
    play: { path: '/games/squiffy', label: 'Play Squiffy' },
    related: ['squiffy', 'truth-or-dare', 'mix'],
    better: { path: '/games/squiffy', title: 'Squiffy' },
  },
  {
    slug: 'deprecated/charades',
    title: 'Charades with a bowl of slips',
    description:
      'Charades the older way: a bowl, a watch, one actor at a time, the signs worth knowing, and what is different when you play it on a phone.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'matcha',
    crest: 'charades',
    play: { path: '/games/charades', label: 'Play charades' },
    related: ['charades', 'word-guess', 'category'],
    better: { path: '/games/charades', title: 'Charades' },
  },
  {
    slug: 'deprecated/drunk-dice',
    title: 'Drunk dice on a beer mat',
    description:
      'The first list of sums for two dice, Three-Man and all, with a drawing of what each of the 36 throws does, and the rules that came later.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'mustard',
    crest: 'drunkdice',
    play: { path: '/games/drunk-dice', label: 'Throw the dice' },
    related: ['drunk-dice', 'meyer', 'more-or-less'],
    better: { path: '/games/drunk-dice', title: 'Drunk dice' },
  },
  {
    slug: 'deprecated/category',
    title: 'Category with five claps',
    description:
      'Category without any equipment: how to call a good one, how five claps keep time, who judges a tomato, and what is new on the phone.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'asagi',
    crest: 'category',
    play: { path: '/games/category', label: 'Play Category' },
    related: ['category', 'country-island-city', 'charades'],
    better: { path: '/games/category', title: 'Category' },
  },
  {
    slug: 'deprecated/country-island-city',
    title: 'Country, island, city on paper',
    description:
      'One letter, three columns and a pencil each: the simple paper rules with ten, five and nothing, a counted sheet, and what has changed since.',
    published: '2026-11-23',
    updated: '2026-11-23',
    cloth: 'sora',
    crest: 'cic',
    play: { path: '/games/country-island-city', label: 'Stop the alphabet' },
    related: ['country-island-city', 'category', 'word-guess'],
    better: { path: '/games/country-island-city', title: 'Country Island City' },
  },
]

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/articles/${slug}`
}

export function findArticle(slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null
}
