import { data } from 'react-router'
import { pageNotFoundMessage } from '#contract/error-messages.ts'
import type { Route } from './+types/not-found'

/** Every path that no other route knows. */
export function loader({ request }: Route.LoaderArgs) {
  throw data(pageNotFoundMessage(new URL(request.url).pathname), { status: 404 })
}

export default function NotFound() {
  return null
}
