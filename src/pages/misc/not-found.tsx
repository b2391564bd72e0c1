import { data, redirectDocument } from 'react-router'
import { requestedPath } from '#browser/navigation/router.ts'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import type { Route } from './+types/not-found'

/** Every path that no other route knows. */
export function loader({ request }: Route.LoaderArgs) {
  throw data(pageNotFoundMessage(new URL(request.url).pathname), { status: 404 })
}

/** What this build's scripts do not know may be a page that has none, or one of a newer build. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(requestedPath(request))
}

export default function NotFound() {
  return null
}
