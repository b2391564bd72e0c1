import { Outlet, useLocation, useMatches } from 'react-router'
import type { Article } from '#content/articles/article.ts'
import type { ArticleHandle } from '#content/articles/article-handle.ts'
import { articlePath, articles } from '#content/articles/registry.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './article-page.module.css'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export default function ArticlePage() {
  // The build requests pages with a slash at the end.
  const path = useLocation().pathname.replace(/\/$/, '')
  const matches = useMatches()
  const article = articles.find((each) => articlePath(each) === path)
  const handle = matches.at(-1)?.handle as ArticleHandle | undefined
  if (!article || !handle) throw new Error(`There is no article for ${path}.`)
  return (
    <article className={`${styles.page} cloth-${article.cloth}`}>
      <title>{`${article.title} | Party Dojo`}</title>
      <meta name="description" content={article.description} />
      <header className={styles.head}>
        <p className={styles.trail}>
          <a href="/">Games</a> <a href="/articles">Articles</a>
        </p>
        <Glyph id={`crest-${article.crest}`} className={styles.crest} />
        <h1>{article.title}</h1>
        <p className={styles.facts}>
          <span>{handle.minutes} min read</span>{' '}
          <span>
            Last changed{' '}
            <time dateTime={article.updated}>{day.format(new Date(article.updated))}</time>
          </span>
        </p>
      </header>
      {article.better && <OldPage better={article.better} />}
      <nav className={styles.contents} aria-label="On this page">
        <h2>On this page</h2>
        <ol>
          {handle.headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Outlet />
      </div>
      <div className={styles.play}>
        <Button icon="icon-fwd" size="large" note="Play it now" to={article.play.path}>
          {article.play.label}
        </Button>
      </div>
      <RelatedGames article={article} />
    </article>
  )
}

function OldPage({ better }: { better: NonNullable<Article['better']> }) {
  return (
    <p className={styles.oldPage} role="note">
      <strong>An old page.</strong> Kept for old links. The better one is{' '}
      <a href={better.path}>{better.title}</a>.
    </p>
  )
}

function RelatedGames({ article }: { article: Article }) {
  const games = article.related.map(findGame).filter((game) => game !== null)
  return (
    <nav className={styles.related} aria-label="Related games">
      <h2>Goes well with it</h2>
      <ul>
        {games.map((game) => (
          <li key={game.slug} className={`cloth-${game.cloth}`}>
            <a href={gamePath(game)}>
              <Glyph id={`crest-${game.crest}`} />
              <span>
                <strong>{game.title}</strong>
                {game.tagline}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/articles">All articles</a>
      </p>
    </nav>
  )
}
