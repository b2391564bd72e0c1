import type { Article } from '#content/articles/article.ts'
import { articlePath } from '#content/articles/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './article-list.module.css'

export type ArticleSummary = Pick<Article, 'slug' | 'title' | 'description' | 'cloth' | 'crest'>

type ArticleListProps = {
  articles: readonly ArticleSummary[]
  /** The heading level of their titles. */
  level: 'h2' | 'h3'
}

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
