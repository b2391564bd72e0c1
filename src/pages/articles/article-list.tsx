import type { Article } from '#content/articles/article.ts'
import { articlePath } from '#content/articles/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './article-list.module.css'

/** What a shelf shows of an article. */
export type ArticleSummary = Pick<Article, 'slug' | 'title' | 'description' | 'cloth' | 'crest'>

type ArticleListProps = {
  articles: readonly ArticleSummary[]
  /** How deep their titles stand on the page. */
  level: 'h2' | 'h3'
}

/** Articles as strips of cloth, one below the other. */
export function ArticleList({ articles, level: Title }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug} className={`${styles.strip} cloth-${article.cloth}`}>
          <Glyph id={`crest-${article.crest}`} />
          <a href={articlePath(article)}>
            <Title>{article.title}</Title>
            <p>{article.description}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}
