import { data, redirectDocument } from 'react-router'
import { requestedPath } from '#browser/navigation/router.ts'
import type { Route } from './+types/not-found'

/** 404 for paths without a route; without the path, so that it is alike for all of them. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** An unknown path may be static, or of a newer build: ask the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(requestedPath(request))
}

export default function NotFound() {
  return null
}
