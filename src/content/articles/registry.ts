import type { Article } from './article.ts'

/** The one list of articles; its order is their order on the shelf. */
export const articles: readonly Article[] = [
  {
    slug: 'the-line',
    title: 'The Line: twelve cups, two balls',
    description:
      'How to set up and play The Line: twelve cups in a row, two balls, and only the closest cup counts.',
    published: '2026-05-04',
    updated: '2026-11-20',
    cloth: 'sora',
    crest: 'slusen',
    play: { path: '/games/slusen', label: 'Play Slusen’s cards' },
    related: ['slusen', 'drunk-dice', 'squiffy'],
  },
]

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/articles/${slug}`
}

/** The article of that slug, or null. */
export function findArticle(slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null
}
