import { data, isRouteErrorResponse, redirectDocument } from 'react-router'
import { articlePath, articles, findArticle } from '#content/articles/registry.ts'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import { nearestSlugs } from '#domain/nearest-slugs.ts'
import { Glyph } from '#ui/glyph.tsx'
import { ErrorPage } from '../../error-page.tsx'
import type { Route } from './+types/unknown-article'
import styles from './unknown-article.module.css'

/** What stands in the answer beside its status. */
type Lost = {
  message: string
  nearest: { path: string; title: string; crest: string; cloth: string }[]
}

const mostSuggestions = 3

/** Every path below the articles that is none: 404, with those that are spelt most like it. */
export function loader({ request, params }: Route.LoaderArgs) {
  const slugs = articles.map(({ slug }) => slug)
  const nearest = nearestSlugs(params['*'] ?? '', slugs, mostSuggestions)
    .map(findArticle)
    .filter((article) => article !== null)
    .map((article) => {
      const { title, crest, cloth } = article
      return { path: articlePath(article), title, crest, cloth }
    })
  const message = pageNotFoundMessage(new URL(request.url).pathname)
  throw data<Lost>({ message, nearest }, { status: 404 })
}

/** Browsers know of no article: whatever leads here inside the app is asked of the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}

export default function UnknownArticle() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const nearest: Lost['nearest'] = isRouteErrorResponse(error) ? (error.data?.nearest ?? []) : []
  return (
    <ErrorPage error={error}>
      <nav className={styles.nearest} aria-labelledby="nearest">
        <h2 id="nearest">{nearest.length > 0 ? 'Were you after this?' : 'Still want to read?'}</h2>
        <ul>
          {nearest.map(({ path, title, crest, cloth }) => (
            <li key={path} className={`${styles.strip} cloth-${cloth}`}>
              <a href={path}>
                <Glyph id={`crest-${crest}`} />
                {title}
              </a>
            </li>
          ))}
          <li className={styles.all}>
            <a href="/articles">All articles</a>
          </li>
        </ul>
      </nav>
    </ErrorPage>
  )
}
