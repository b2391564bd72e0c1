import { Feed } from 'feed'
import { articlePath, articles } from '#content/articles/registry.ts'
import { feedPath, feedTitle } from './feed-address.ts'

/** RSS 2.0, the newest first, without articles that others replaced. */
export function writeFeed(origin: string): string {
  const told = articles
    .filter(({ better }) => better === undefined)
    .sort((one, other) => other.published.localeCompare(one.published))
  const changed = told.map(({ updated }) => updated).sort()
  const feed = new Feed({
    title: feedTitle,
    description:
      'Rules of bar and table games, the odds behind them, and how to host a good night.',
    id: `${origin}/articles`,
    link: `${origin}/articles`,
    language: 'en-GB',
    generator: false,
    feedLinks: { rss: origin + feedPath },
    ...(changed.length > 0 && { updated: new Date(changed.at(-1) ?? '') }),
  })
  for (const article of told) {
    const link = origin + articlePath(article)
    feed.addItem({
      title: article.title,
      id: link,
      link,
      description: article.description,
      date: new Date(article.published),
    })
  }
  return feed.rss2()
}
