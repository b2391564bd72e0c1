import { articlePath, articles } from '#content/articles/registry.ts'
import styles from './article-index.module.css'
import { ArticleList } from './article-list.tsx'

const current = articles.filter(({ better }) => !better)
const old = articles.filter(({ better }) => better)

export default function ArticleIndex() {
  return (
    <div className={styles.page}>
      <title>Articles: rules, odds and good evenings | Party Dojo</title>
      <meta
        name="description"
        content="Rules of bar and table games, the odds behind them, and how to host a night that everybody likes, drinking or not."
      />
      <h1>Articles</h1>
      <p className={styles.lead}>Read before you roll: rules, odds, and how to host a night.</p>
      <ArticleList articles={current} level="h2" />
      {old.length > 0 && (
        <section>
          <h2>From the old house</h2>
          <p className={styles.note}>Kept for old links. Each says where the better page is.</p>
          <ul className={styles.old}>
            {old.map((article) => (
              <li key={article.slug}>
                <a href={articlePath(article)}>{article.title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
