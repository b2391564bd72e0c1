import { data, redirectDocument } from 'react-router'
import { requestedPath } from '#browser/navigation/router.ts'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import type { Route } from './+types/not-found'

/** 404 for paths without a route. */
export function loader({ request }: Route.LoaderArgs) {
  throw data(pageNotFoundMessage(new URL(request.url).pathname), { status: 404 })
}

/** An unknown path may be static, or of a newer build: ask the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(requestedPath(request))
}

export default function NotFound() {
  return null
}
