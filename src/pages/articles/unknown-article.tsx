import { data, isRouteErrorResponse, redirectDocument } from 'react-router'
import { requestedPath } from '#browser/navigation/router.ts'
import { articles, findArticle } from '#content/articles/registry.ts'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { nearestSlugs } from '#domain/nearest-slugs.ts'
import { ErrorPage } from '../../error-page.tsx'
import type { Route } from './+types/unknown-article'
import styles from './article-list.module.css'
import { ArticleList, type ArticleSummary } from './article-list.tsx'

type NotFoundData = { message: string; nearest: ArticleSummary[] }

const maxSuggestions = 3

/** 404 for an unknown article, with the most similar slugs. */
export function loader({ request, params }: Route.LoaderArgs) {
  const slugs = articles.map(({ slug }) => slug)
  const nearest = nearestSlugs(params['*'] ?? '', slugs, maxSuggestions)
    .map(findArticle)
    .filter((article) => article !== null)
    .map(({ slug, title, description, cloth, crest }): ArticleSummary => {
      return { slug, title, description, cloth, crest }
    })
  const message = routeNotFoundMessage(new URL(request.url).pathname)
  throw data<NotFoundData>({ message, nearest }, { status: 404 })
}

/** Articles are not in the browser's route list: their links load from the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(requestedPath(request))
}

export default function UnknownArticle() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const nearest: ArticleSummary[] = isRouteErrorResponse(error) ? (error.data?.nearest ?? []) : []
  return (
    <ErrorPage error={error}>
      <nav className={styles.nearest} aria-labelledby="nearest">
        <h2 id="nearest">{nearest.length > 0 ? 'Were you after this?' : 'Still want to read?'}</h2>
        {nearest.length > 0 && <ArticleList articles={nearest} level="h3" />}
        <p>
          <a href="/articles">All articles</a>
        </p>
      </nav>
    </ErrorPage>
  )
}
